/** @jest-environment node */
import { fileWallets, rowsByWallet } from './file-wallets'

const [A, B, C] = ['A', 'B', 'C'].map((userAddress) => ({ userAddress, isPartial: false }))
const rows = (addresses: string) =>
  [...addresses].map((userAddress, place) => ({ userAddress, place }))
const all = [A, B, C].flatMap((wallet) => wallet ?? [])

describe('the wallets of a file (behaviour 21.8)', () => {
  it.each([
    ['rows of all', 'ABCA', 'ABC'],
    ['rows of some: those, in the order of the wallets', 'CAC', 'AC'],
    ['rows of one', 'BB', 'B'],
    ['no row', '', 'ABC'],
  ])('%s', (_, of, expected) => {
    const names = fileWallets(all, rows(of)).map(({ userAddress }) => userAddress)
    expect(names.join('')).toBe(expected)
  })

  it('of two those that have rows', () => {
    const two = all.slice(0, 2)
    expect(fileWallets(two, rows('BB'))).toEqual([B])
  })

  it('are the same list where all have rows', () => {
    expect(fileWallets(all, rows('CBA'))).toBe(all)
  })

  it('one wallet stays as it is, whatever the rows say', () => {
    const one = all.slice(0, 1)
    expect(fileWallets(one, rows('B'))).toBe(one)
    expect(rowsByWallet(one, rows('B'))).toEqual([{ wallet: A, rows: rows('B') }])
  })
})

it('the rows of each wallet, in their order', () => {
  const found = rowsByWallet(all, rows('BABC'))
  expect(found.map(({ wallet }) => wallet.userAddress)).toEqual(['A', 'B', 'C'])
  expect(found.map((each) => each.rows.map(({ place }) => place))).toEqual([[1], [0, 2], [3]])
})

it('rows of no wallet of the list are in none', () => {
  expect(rowsByWallet(all, rows('XA')).map((each) => each.rows)).toEqual([
    [{ userAddress: 'A', place: 1 }],
    [],
    [],
  ])
})
