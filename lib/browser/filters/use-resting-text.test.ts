import { act, renderHook } from '@testing-library/react'
import { useRestingText } from './use-resting-text'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A field whose texts are taken without the spaces around them. */
function field(value = '') {
  const taken: string[] = []
  const onRest = (text: string) => {
    taken.push(text)
    return text.trim()
  }
  const { result, rerender, unmount } = renderHook((now: string) => useRestingText(now, onRest), {
    initialProps: value,
  })
  return {
    taken,
    unmount,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    rest: () => act(() => result.current.rest()),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    show: (now: string) => rerender(now),
  }
}

describe('typing is one step when it rests (behaviour 17.9)', () => {
  it('half a second after the last key', () => {
    const { type, wait, text, taken } = field()
    type('s')
    wait(499)
    type('so')
    wait(499)
    expect([text(), taken]).toEqual(['so', []])
    wait(1)
    expect(taken).toEqual(['so'])
  })

  it('or at once when the field is left, and then not again', () => {
    const { type, rest, wait, taken } = field()
    type('sol')
    rest()
    wait(1_000)
    rest()
    expect(taken).toEqual(['sol'])
  })
})

it('a space at the end stays while one types on', () => {
  const { type, rest, show, text } = field()
  type('wrapped ')
  rest()
  show('wrapped')
  expect(text()).toBe('wrapped ')
})

it('another value takes the place of what is typed, and nothing of that is taken', () => {
  const { type, show, wait, text, taken } = field('old')
  type('olde')
  show('')
  wait(1_000)
  expect([text(), taken]).toEqual(['', []])
})

it('what was typed is not taken once the page is gone', () => {
  const { type, unmount, wait, taken } = field()
  type('sol')
  unmount()
  wait(1_000)
  expect(taken).toEqual([])
})
