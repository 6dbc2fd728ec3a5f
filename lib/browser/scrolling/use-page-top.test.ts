import { renderHook } from '@testing-library/react'
import { usePageTop } from './use-page-top'

let pathname = '/orders/a'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

/** Whether the window is scrolled up as one page follows another. */
function follow(path: string, fragment: string, isTraversal = false): boolean {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReset()
  window.history.pushState(null, '', `${path}${fragment}`)
  if (isTraversal) window.dispatchEvent(new PopStateEvent('popstate'))
  pathname = path
  page.rerender()
  return scrollTo.mock.calls.length > 0
}

let page: ReturnType<typeof renderHook>
beforeEach(() => {
  pathname = '/orders/a'
  window.history.replaceState(null, '', pathname)
  page = renderHook(() => usePageTop())
})
afterEach(() => page.unmount())

it.each([
  ['a link with its orders in the fragment: from its top on', '/trades', '#keys', false, true],
  ['another wallet’s orders too', '/orders/b', '#keys', false, true],
  ['a link without a fragment: Next does it', '/trades', '', false, false],
  ['Back and Forward: where it was left', '/trades', '#keys', true, false],
  ['the same page: it stays', '/orders/a', '#keys', false, false],
])('%s (behaviour 13.10)', (_, path, fragment, isTraversal, expected) => {
  expect(follow(path, fragment, isTraversal)).toBe(expected)
})

it('after a step back on the same page the next page begins at its top all the same', () => {
  follow('/orders/a', '#other', true)
  expect(follow('/trades', '#keys')).toBe(true)
})
