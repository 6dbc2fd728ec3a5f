/** @jest-environment node */
import bs58 from 'bs58'
import { recentAddresses, withOpened, withoutRecent } from './recent-addresses'
import { SAMPLE_WALLET } from './sample-wallet'

const address = (byte: number) => bs58.encode(new Uint8Array(32).fill(byte))
const [A = '', B = '', C = '', D = '', E = '', F = ''] = [1, 2, 3, 4, 5, 6].map(address)

describe('the wallets opened last (behaviour 22.1)', () => {
  it.each([
    ['none', '', []],
    ['newest first', `${B} ${A}`, [B, A]],
    ['what is no address is dropped', `abc ${A} <b> ${A}${A}`, [A]],
    ['twice counts once', `${A} ${B} ${A}`, [A, B]],
    ['the sample wallet is none (behaviour 23.1)', `${SAMPLE_WALLET} ${A}`, [A]],
    ['at most five', [A, B, C, D, E, F].join(' '), [A, B, C, D, E]],
  ])('%s', (_, stored, addresses) => {
    expect(recentAddresses(stored)).toEqual(addresses)
  })

  it('one that is opened comes first, and the sixth goes', () => {
    expect(withOpened('', [A])).toBe(A)
    expect(withOpened(`${A} ${B}`, [B])).toBe(`${B} ${A}`)
    expect(withOpened([A, B, C, D, E].join(' '), [F])).toBe([F, A, B, C, D].join(' '))
  })

  it('several that are opened together come first in their order', () => {
    expect(withOpened(`${A} ${B}`, [C, B])).toBe(`${C} ${B} ${A}`)
    expect(withOpened(A, [])).toBe(A)
    expect(withOpened(F, [A, B, C, D, E])).toBe([A, B, C, D, E].join(' '))
  })
})

it.each([
  ['one of two', `${A} ${B}`, B, A],
  ['one of three', `${A} ${B} ${C}`, B, `${A} ${C}`],
  ['the only one', A, A, undefined],
  ['one that is not there', A, B, A],
])('taken off the list: %s (behaviour 22.2)', (_, stored, gone, left) => {
  expect(withoutRecent(stored, gone)).toBe(left)
})
