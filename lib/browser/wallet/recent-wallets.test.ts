import { act, renderHook } from '@testing-library/react'
import bs58 from 'bs58'
import { removeRecent, useNoteRecent, useRecentWallets } from './recent-wallets'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'

const address = (byte: number) => bs58.encode(new Uint8Array(32).fill(byte))
const [A = '', B = '', C = '', D = '', E = '', F = ''] = [1, 2, 3, 4, 5, 6].map(address)

beforeEach(() => window.localStorage.clear())

const open = (...wallets: string[]) => renderHook(() => useNoteRecent(wallets))
const recentWallets = () => renderHook(() => useRecentWallets()).result.current

describe('the wallets opened last (behaviour 22.1)', () => {
  it.each([
    ['newest first', [[A], [B]], [B, A]],
    ['one that is opened again comes first', [[A], [B], [A]], [A, B]],
    ['several that are opened together keep their sequence', [[A], [B, C]], [B, C, A]],
    ['at most five', [[A], [B], [C], [D], [E], [F]], [F, E, D, C, B]],
    ['no sample wallet (behaviour 23.1)', [[A], [SAMPLE_WALLET]], [A]],
    ['no text that is not an address', [['abc'], [A], []], [A]],
  ])('%s', (_, pages, addresses) => {
    for (const page of pages) open(...page)
    expect(recentWallets()).toEqual(addresses)
    expect({ ...window.localStorage }).toEqual({ recentWallets: addresses.join(' ') })
  })

  it('include each wallet of a link once it is loaded, in the link’s sequence', () => {
    const none: readonly string[] = []
    const { rerender } = renderHook(useNoteRecent, { initialProps: none })
    expect({ ...window.localStorage }).toEqual({})
    rerender([B])
    rerender([A, B])
    expect(recentWallets()).toEqual([A, B])
  })

  it('no longer include a removed wallet, even while its page is open', () => {
    open(A)
    const page = open(B)
    const { result } = renderHook(() => useRecentWallets())
    act(() => removeRecent(B))
    page.rerender()
    expect(result.current).toEqual([A])
    act(() => removeRecent(A))
    expect({ ...window.localStorage }).toEqual({})
  })
})
