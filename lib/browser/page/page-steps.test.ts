import { renderHook } from '@testing-library/react'
import { usePageSteps, usePageTop } from './use-url'

let pathname = '/orders/a'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

const TREE = { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: { tree: [''], renderedSearch: '' } }

/** Goes one step back, and gives the states that a listener of the page receives, as the router does. */
async function statesAfterBack(): Promise<unknown[]> {
  const states: unknown[] = []
  const listen = ({ state }: PopStateEvent) => states.push(state)
  window.addEventListener('popstate', listen)
  const done = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  window.history.back()
  await done
  window.removeEventListener('popstate', listen)
  return states
}

it.each([
  ['of one page has no tree to restore', '/trades?show=trades', { __NA: true }],
  ['from another page is left to the router', '/orders/W', TREE],
])('a step back %s', async (_, path, state) => {
  pathname = '/trades'
  const { unmount } = renderHook(() => usePageSteps())
  window.history.replaceState(TREE, '', path)
  window.history.pushState(TREE, '', '/trades?show=refunds')
  expect(await statesAfterBack()).toEqual([state])
  unmount()
})

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

describe('as one page follows another', () => {
  beforeEach(() => {
    pathname = '/orders/a'
    window.history.replaceState(null, '', pathname)
    page = renderHook(() => usePageTop())
  })
  afterEach(() => page.unmount())

  it.each([
    ['a link with its orders in the fragment: from its top on', '/trades', '#keys', false, true],
    ['another wallet’s orders too', '/orders/b', '#keys', false, true],
    ['a link without a fragment', '/orders/b', '', false, true],
    ['Back and Forward: where it was left', '/trades', '#keys', true, false],
    ['the same page: it stays', '/orders/a', '#keys', false, false],
  ])('%s (behaviour 13.10)', (_, path, fragment, isTraversal, expected) => {
    expect(follow(path, fragment, isTraversal)).toBe(expected)
  })

  it('after a step back on the same page the next page begins at its top all the same', () => {
    follow('/orders/a', '#other', true)
    expect(follow('/trades', '#keys')).toBe(true)
  })
})
