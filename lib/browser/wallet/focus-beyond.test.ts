import { focusBeyond } from './focus-beyond'

const page = (items: number) => {
  const buttons = Array.from({ length: items }, (_, at) => `<li><button id="b${at}"></button></li>`)
  document.body.innerHTML = `<input id="userAddress" /><ul>${buttons.join('')}</ul>`
}

it.each([
  ['the next one', 3, 1, 'b2'],
  ['the one before the last', 3, 2, 'b1'],
  ['the field where it was the only one', 1, 0, 'userAddress'],
])('the focus goes to %s (behaviour 22.2)', (_, items, at, focused) => {
  page(items)
  const button = document.getElementById(`b${at}`)
  if (button) focusBeyond(button)
  expect(document.activeElement?.id).toBe(focused)
})
