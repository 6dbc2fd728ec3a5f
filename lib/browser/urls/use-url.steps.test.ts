import { renderHook } from '@testing-library/react'
import { usePageSteps, usePageTop } from './use-url'

let pathname = '/orders/a'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

const TREE = { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: { tree: [''], renderedSearch: '' } }

/** Goes one step back. Returns the states that a listener of the page receives, such as the router's. */
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
  ['within one page gives the router no tree to restore', '/trades?show=trades', { __NA: true }],
  ['to another page is left to the router', '/orders/W', TREE],
])('a step back %s', async (_, path, state) => {
  pathname = '/trades'
  window.history.replaceState(TREE, '', path)
  window.history.pushState(TREE, '', '/trades?show=returned')
  const { unmount } = renderHook(() => usePageSteps())
  expect(await statesAfterBack()).toEqual([state])
  unmount()
})

it('a second step back, before the first one’s page shows, is left to the router', async () => {
  pathname = '/trades'
  window.history.replaceState(TREE, '', '/trades?show=trades')
  const { unmount } = renderHook(() => usePageSteps())
  window.history.pushState(TREE, '', '/orders/W')
  window.history.pushState(TREE, '', '/trades?show=returned')
  expect(await statesAfterBack()).toEqual([TREE])
  expect(await statesAfterBack()).toEqual([TREE])
  unmount()
})

/** Goes to a page. Returns whether the window was scrolled to the top. */
function follow(path: string, fragment: string, isTraversal = false): boolean {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReset()
  window.history.pushState(null, '', `${path}${fragment}`)
  if (isTraversal) window.dispatchEvent(new PopStateEvent('popstate'))
  pathname = path
  page.rerender()
  return scrollTo.mock.calls.length > 0
}

let page: ReturnType<typeof renderHook>

describe('when one page follows another', () => {
  beforeEach(() => {
    pathname = '/orders/a'
    window.history.replaceState(null, '', pathname)
    page = renderHook(() => usePageTop())
  })
  afterEach(() => page.unmount())

  it.each([
    ['a link with orders in the fragment scrolls to the top', '/trades', '#keys', false, true],
    ['a link to another wallet’s orders scrolls to the top', '/orders/b', '#keys', false, true],
    ['a link without a fragment scrolls to the top', '/orders/b', '', false, true],
    ['Back and Forward do not scroll', '/trades', '#keys', true, false],
    ['a link within the page does not scroll', '/orders/a', '#keys', false, false],
  ])('%s (behaviour 13.10)', (_, path, fragment, isTraversal, expected) => {
    expect(follow(path, fragment, isTraversal)).toBe(expected)
  })

  it('a page that a link opens begins at its top even after steps back to it and on', () => {
    window.history.pushState(null, '', '/trades')
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.history.pushState(null, '', '/orders/a')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(follow('/trades', '#keys')).toBe(true)
  })

  it('the next page begins at its top even after a step back within this page', () => {
    follow('/orders/a', '#other', true)
    expect(follow('/trades', '#keys')).toBe(true)
  })
})
