import { act, renderHook } from '@testing-library/react'
import { dismissToast, useToasts } from '@/lib/browser/toasts/toast-store'
import { useCopyFeedback } from './use-copy-feedback'

const writeText = jest.fn<Promise<void>, [string]>()

function setClipboard(clipboard: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

/** Adds a button with an icon, like those of the product, and returns it. */
function copyButton(value: string): HTMLElement {
  const button = document.createElement('button')
  button.dataset.copy = value
  button.dataset.copyLabel = 'Copy it'
  button.ariaLabel = 'Copy it'
  button.append(document.createElement('i'))
  document.body.append(button)
  return button
}
const click = (button: HTMLElement) =>
  act(async () => {
    if (button.firstElementChild instanceof HTMLElement) button.firstElementChild.click()
  })

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue(undefined)
  setClipboard({ writeText })
})
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
})

it('a button copies its value and says so for 2000 ms', async () => {
  const { result } = renderHook(() => useCopyFeedback())
  const button = copyButton('1772438400')
  await click(button)
  expect(writeText).toHaveBeenCalledWith('1772438400')
  expect([result.current, button.ariaLabel]).toEqual([1, 'Copied'])
  act(() => jest.advanceTimersByTime(1_999))
  expect([result.current, button.ariaLabel]).toEqual([1, 'Copied'])
  act(() => jest.advanceTimersByTime(1))
  expect([result.current, button.ariaLabel]).toEqual([0, 'Copy it'])
})

it('each copy is announced, also the second within 2000 ms (behaviour 5.10)', async () => {
  const { result } = renderHook(() => useCopyFeedback())
  const [first, second] = [copyButton('a'), copyButton('b')]
  await click(first)
  act(() => jest.advanceTimersByTime(1_000))
  await click(second)
  expect(result.current).toBe(2)
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current).toBe(2)
  act(() => jest.advanceTimersByTime(1_000))
  expect(result.current).toBe(0)
})

it('a button that belongs to another row after 2000 ms gets that row’s label', async () => {
  renderHook(() => useCopyFeedback())
  const button = copyButton('a')
  await click(button)
  button.dataset.copyLabel = 'Copy the other'
  act(() => jest.advanceTimersByTime(2_000))
  expect(button.ariaLabel).toBe('Copy the other')
})

it.each([
  ['the browser refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
  ['there is no clipboard, as on plain http', undefined],
])('if %s, the button keeps its name, and a toast says so', async (_, clipboard) => {
  setClipboard(clipboard)
  const { result } = renderHook(() => useCopyFeedback())
  const button = copyButton('a')
  await click(button)
  expect([result.current, button.ariaLabel]).toEqual([0, 'Copy it'])
  expect(useToasts.getState().toasts).toMatchObject([
    { kind: 'bad', text: 'Couldn’t copy to the clipboard.' },
  ])
})
