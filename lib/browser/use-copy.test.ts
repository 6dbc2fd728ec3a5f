import { act, renderHook } from '@testing-library/react'
import { dismissToast, toastStore } from './toasts'
import { useCopy } from './use-copy'

const writeText = jest.fn<Promise<void>, [string]>()

function setClipboard(clipboard: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue(undefined)
  setClipboard({ writeText })
})
afterEach(() => {
  jest.useRealTimers()
  for (const { id } of toastStore.snapshot()) dismissToast(id)
})

it('copies the text and says so for 2000 ms', async () => {
  const { result } = renderHook(() => useCopy())
  expect(result.current.isCopied).toBe(false)
  await act(async () => result.current.copy('1772438400'))
  expect(writeText).toHaveBeenCalledWith('1772438400')
  expect(result.current.isCopied).toBe(true)
  act(() => jest.advanceTimersByTime(1_999))
  expect(result.current.isCopied).toBe(true)
  act(() => jest.advanceTimersByTime(1))
  expect(result.current.isCopied).toBe(false)
})

it('a second copy says so for 2000 ms more', async () => {
  const { result } = renderHook(() => useCopy())
  await act(async () => result.current.copy('a'))
  act(() => jest.advanceTimersByTime(1_500))
  await act(async () => result.current.copy('b'))
  act(() => jest.advanceTimersByTime(1_999))
  expect(result.current.isCopied).toBe(true)
})

it.each([
  ['the browser refuses', { writeText: () => Promise.reject(new Error('not allowed')) }],
  ['there is no clipboard, as on plain http', undefined],
])('where %s it does not claim to have copied, and says why', async (_, clipboard) => {
  setClipboard(clipboard)
  const { result } = renderHook(() => useCopy())
  await act(async () => result.current.copy('a'))
  expect(result.current.isCopied).toBe(false)
  expect(toastStore.snapshot()).toMatchObject([
    { kind: 'bad', text: 'The browser did not let this page copy.' },
  ])
})

it('leaves no timer behind when its button goes', async () => {
  const set = jest.spyOn(globalThis, 'setTimeout')
  const clear = jest.spyOn(globalThis, 'clearTimeout')
  const { result, unmount } = renderHook(() => useCopy())
  await act(async () => result.current.copy('a'))
  const feedback = set.mock.results[set.mock.calls.findIndex(([, ms]) => ms === 2_000)]
  expect(feedback?.value).toBeDefined()
  expect(clear).not.toHaveBeenCalledWith(feedback?.value)
  unmount()
  expect(clear).toHaveBeenCalledWith(feedback?.value)
})
