import { renderHook } from '@testing-library/react'
import { usePageSteps } from './use-page-steps'

const TREE = { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: { tree: [''], renderedSearch: '' } }

jest.mock('next/navigation', () => ({ usePathname: () => '/trades' }))

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
  renderHook(() => usePageSteps())
  window.history.replaceState(TREE, '', path)
  window.history.pushState(TREE, '', '/trades?show=refunds')
  expect(await statesAfterBack()).toEqual([state])
})
