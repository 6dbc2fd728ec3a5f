import { renderHook } from '@testing-library/react'
import { usePageAhead } from './use-page-ahead'

const router = { prefetch: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

it('a page is fetched ahead once, when it is time (behaviour 11.5)', () => {
  const { rerender } = renderHook(({ isWanted }) => usePageAhead('/trades', isWanted), {
    initialProps: { isWanted: false },
  })
  expect(router.prefetch).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  rerender({ isWanted: true })
  expect(router.prefetch.mock.calls).toEqual([['/trades']])
})
