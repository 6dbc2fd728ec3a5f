/** @jest-environment node */
import fc from 'fast-check'
import { fileStem } from './file-stem'

const stem = (walletName: string | undefined) => fileStem({ userAddress: 'Wallet', walletName })

describe('what files about a wallet begin with (behaviour 22.5)', () => {
  it.each([
    ['no name', undefined, 'Wallet'],
    ['a name', 'Savings', 'Savings-Wallet'],
    ['letters of any alphabet', 'Épargne 貯金_2.0', 'Épargne-貯金_2.0-Wallet'],
    ['what would lead elsewhere', '../../etc/passwd', 'etc-passwd-Wallet'],
    ['a reserved name', 'CON', 'CON-Wallet'],
    ['a drive', 'C:\\x', 'C-x-Wallet'],
    ['a hidden file', '.hidden.', 'hidden-Wallet'],
    ['a formula', '=1+1', '1-1-Wallet'],
    ['nothing that is safe', '🐳/?*', 'Wallet'],
  ])('%s', (_, name, expected) => {
    expect(stem(name)).toBe(expected)
  })

  it('never holds what a file system or a shell could mistake', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(stem(name)).toMatch(/^([\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_.-]*)?-?Wallet$/u)
      }),
    )
  })
})
