/** @jest-environment node */
import { dismissToast, showToast, useToasts } from './toast-store'

const shown = () => useToasts.getState().toasts
const textsOf = () => shown().map(({ text }) => text)

afterEach(() => {
  for (const { id } of shown()) dismissToast(id)
})

it('toasts are in the order they came, each with its own id', () => {
  const run = () => {}
  showToast({ kind: 'ok', text: 'Downloaded 155 rows' })
  showToast({ kind: 'bad', text: 'Lost', action: { label: 'Retry', run } })
  const [first, second] = shown()
  expect(first).toMatchObject({ kind: 'ok', text: 'Downloaded 155 rows' })
  expect(second).toMatchObject({ kind: 'bad', text: 'Lost', action: { label: 'Retry', run } })
  expect(first?.id).not.toBe(second?.id)
})

it('a newer toast replaces one with the same text', () => {
  for (const text of ['A', 'B', 'A']) showToast({ kind: 'info', text })
  expect(textsOf()).toEqual(['B', 'A'])
})

it('a toast is dismissed by its id, and the others stay', () => {
  for (const text of ['A', 'B', 'C']) showToast({ kind: 'info', text })
  const middle = shown()[1]?.id ?? 0
  dismissToast(middle)
  expect(textsOf()).toEqual(['A', 'C'])
})
