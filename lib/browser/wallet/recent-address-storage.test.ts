import { act, renderHook } from '@testing-library/react'
import { forgetRecent, useNoteRecent, useRecentAddresses } from './recent-address-storage'
import { WALLET } from '@/lib/view/testing/sample-events'

const OTHER = 'So11111111111111111111111111111111111111112'

beforeEach(() => window.localStorage.clear())

it('a wallet that is opened comes first, until it is taken off (behaviour 22.1, 22.2)', () => {
  const { result } = renderHook(() => useRecentAddresses())
  expect(result.current).toEqual([])
  renderHook(() => useNoteRecent([WALLET]))
  const page = renderHook(() => useNoteRecent([OTHER]))
  expect(result.current).toEqual([OTHER, WALLET])
  expect({ ...window.localStorage }).toEqual({ recentWallets: `${OTHER} ${WALLET}` })
  act(() => forgetRecent(OTHER))
  // The page that is still open does not bring it back.
  page.rerender()
  expect(result.current).toEqual([WALLET])
  act(() => forgetRecent(WALLET))
  expect({ ...window.localStorage }).toEqual({})
})

it('of several each once it is read, in the order of the link (behaviour 22.1)', () => {
  const none: readonly string[] = []
  const { rerender } = renderHook(useNoteRecent, { initialProps: none })
  expect({ ...window.localStorage }).toEqual({})
  rerender([OTHER])
  rerender([WALLET, OTHER])
  expect({ ...window.localStorage }).toEqual({ recentWallets: `${WALLET} ${OTHER}` })
})
