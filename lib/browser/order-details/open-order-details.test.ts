import { pageUrl } from '@/lib/browser/urls/page-history'
import { detailsInUrl } from '@/lib/view/urls/page-urls'
import { closeOrderDetails, focusOrderDetailsOpener, openOrderDetails } from './open-order-details'

const PAGE = '/trades?userAddress=W&recurring=A#trigger=B'

beforeEach(() => {
  document.body.innerHTML = '<button id="a"></button><button id="b"></button>'
  window.history.replaceState(null, '', PAGE)
})
const button = () => document.querySelector<HTMLElement>('#b')
const url = () => window.location.pathname + window.location.search + window.location.hash

it('opening is one step of Back, and closing undoes it (behaviour 16.7)', async () => {
  const steps = window.history.length
  const opener = button()
  if (opener) openOrderDetails('A', opener)
  // The second press of a double click changes nothing.
  if (opener) openOrderDetails('A', opener)
  expect(url()).toBe('/trades?userAddress=W&recurring=A&order=A#trigger=B')
  expect(detailsInUrl(window.location)).toBe('A')
  expect(window.history.length).toBe(steps + 1)
  const back = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  )
  closeOrderDetails()
  await back
  expect(url()).toBe(PAGE)
})

it('closing twice is one step back', async () => {
  window.history.pushState(null, '', `${PAGE}&before=1`)
  window.history.pushState(null, '', PAGE)
  const opener = button()
  if (opener) openOrderDetails('A', opener)
  const back = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  )
  const goBack = jest.spyOn(window.history, 'back')
  closeOrderDetails()
  closeOrderDetails()
  // jsdom makes one step of two calls at once. A browser may not.
  expect(goBack).toHaveBeenCalledTimes(1)
  expect(detailsInUrl(pageUrl())).toBeUndefined()
  await back
  expect(url()).toBe(PAGE)
  goBack.mockRestore()
})

it('if a link opened the details, closing stays on the page', () => {
  window.history.replaceState(null, '', '/orders/W?order=A')
  const steps = window.history.length
  closeOrderDetails()
  expect(url()).toBe('/orders/W')
  expect(window.history.length).toBe(steps)
})

it('the focus returns to what opened the details, else to the first button of the order', () => {
  const opener = button()
  if (opener) openOrderDetails('A', opener)
  focusOrderDetailsOpener('A')
  expect(document.activeElement).toBe(opener)
  document.querySelector('#a')?.setAttribute('data-focus', 'order A')
  focusOrderDetailsOpener('A')
  expect(document.activeElement).toBe(document.querySelector('#a'))
})
