import { act, renderHook } from '@testing-library/react'
import { dismissToast, showToast, type Toast, useDismissInTime, useToasts } from './toast-store'

const shownToasts = () => useToasts.getState().toasts
const textsOf = () => shownToasts().map(({ text }) => text)

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

it('toasts show as they came, each with its own id', () => {
  const run = () => {}
  showToast({ kind: 'ok', text: 'Downloaded 155 rows' })
  showToast({ kind: 'bad', text: 'Lost', action: { label: 'Retry', run } })
  const [first, second] = shownToasts()
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
  const middle = shownToasts()[1]?.id ?? 0
  dismissToast(middle)
  expect(textsOf()).toEqual(['A', 'C'])
})

describe('a toast goes after 5 s (behaviour 13.5)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  function timedToast(kind: Toast['kind']) {
    showToast({ kind, text: 'A' })
    const [toast] = shownToasts()
    if (!toast) throw new Error('no toast is shown')
    return renderHook(() => useDismissInTime(toast)).result
  }

  it.each([
    ['ok', 0],
    ['info', 0],
    ['warn', 0],
    ['bad', 1],
    ['offer', 1],
  ] as const)('but an error or an offer stays: %s', (kind, left) => {
    timedToast(kind)
    wait(4_999)
    expect(shownToasts().length).toBe(1)
    wait(1)
    expect(shownToasts().length).toBe(left)
  })

  it('but stays while it is pointed at or focused', () => {
    const toast = timedToast('ok')
    act(() => toast.current.onFocusCapture())
    act(() => toast.current.onPointerEnter())
    act(() => toast.current.onPointerLeave())
    wait(10_000)
    expect(shownToasts().length).toBe(1)
    act(() => toast.current.onBlurCapture())
    wait(5_000)
    expect(shownToasts()).toEqual([])
  })
})
