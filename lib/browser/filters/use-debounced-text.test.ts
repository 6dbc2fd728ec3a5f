import { act, renderHook } from '@testing-library/react'
import { useDebouncedText } from './use-debounced-text'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A field whose texts are saved without the spaces around them. */
function field(value = '') {
  const saved: string[] = []
  const save = (text: string) => {
    saved.push(text)
    return text.trim()
  }
  const { result, rerender, unmount } = renderHook((now: string) => useDebouncedText(now, save), {
    initialProps: value,
  })
  return {
    saved,
    unmount,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    flush: () => act(() => result.current.flush()),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    show: (now: string) => rerender(now),
  }
}

it('saves once the typing pauses, or at once when the field is left (behaviour 17.9)', () => {
  const { type, wait, flush, text, saved } = field()
  type('s')
  wait(499)
  type('so')
  wait(499)
  expect([text(), saved]).toEqual(['so', []])
  wait(1)
  type('sol')
  flush()
  wait(1_000)
  flush()
  expect(saved).toEqual(['so', 'sol'])
})

it('keeps a space at the end while the visitor types on', () => {
  const { type, flush, show, text } = field()
  type('wrapped ')
  flush()
  show('wrapped')
  expect(text()).toBe('wrapped ')
})

it('drops what is typed when another value comes, or the page is left', () => {
  const { type, show, wait, text, saved, unmount } = field('old')
  type('olde')
  show('')
  wait(1_000)
  expect([text(), saved]).toEqual(['', []])
  type('sol')
  unmount()
  wait(1_000)
  expect(saved).toEqual([])
})
