/** @jest-environment node */
import fc from 'fast-check'
import { LONGEST_WALLET_NAME, walletNameOf } from './wallet-name'

describe('a wallet’s name is cleaned (behaviour 22.3)', () => {
  it.each([
    ['as typed', 'Savings', 'Savings'],
    ['spaces around it', '  Cold  store ', 'Cold  store'],
    ['what cannot be seen', 'Sav\u200Bings\u202E\n', 'Savings'],
    ['nothing to see', ' \u200B\u2800 ', undefined],
    ['empty', '', undefined],
    ['too long', 'a'.repeat(41), 'a'.repeat(40)],
    ['a flag that would be cut', `${'a'.repeat(38)}🇨🇭`, 'a'.repeat(38)],
  ])('%s', (_, text, name) => {
    expect(walletNameOf(text)).toBe(name)
  })

  it('once for good, and it is never too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const name = walletNameOf(text)
        expect(name?.length ?? 0).toBeLessThanOrEqual(LONGEST_WALLET_NAME)
        expect(walletNameOf(name ?? '')).toBe(name)
      }),
    )
  })
})
