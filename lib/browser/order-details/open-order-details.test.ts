import { closeOrderDetails, focusOrderDetailsOpener, openOrderDetails } from './open-order-details'

beforeEach(() => {
  document.body.innerHTML =
    '<button data-order-details="A"></button><button data-order-details="A" id="b"></button>'
  window.history.replaceState(null, '', '/trades?userAddress=W')
})
const button = () => document.querySelector<HTMLElement>('#b')

it('opening is a step of Back, closing takes it back (behaviour 16.7)', async () => {
  const steps = window.history.length
  const opener = button()
  if (opener) openOrderDetails('A', opener)
  expect(window.location.search).toBe('?userAddress=W&order=A')
  expect(window.history.length).toBe(steps + 1)
  const back = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  )
  closeOrderDetails()
  await back
  expect(window.location.search).toBe('?userAddress=W')
})

it('where a link opened it, closing stays on the page', () => {
  window.history.replaceState(null, '', '/trades?userAddress=W&order=A')
  const steps = window.history.length
  closeOrderDetails()
  expect(window.location.search).toBe('?userAddress=W')
  expect(window.history.length).toBe(steps)
})

it('the focus goes back to what opened it, else to the first button of the order', () => {
  const opener = button()
  if (opener) openOrderDetails('A', opener)
  focusOrderDetailsOpener('A')
  expect(document.activeElement).toBe(opener)
  focusOrderDetailsOpener('A')
  expect(document.activeElement).toBe(document.querySelector('[data-order-details]'))
})
