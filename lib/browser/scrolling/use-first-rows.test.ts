import { act, renderHook } from '@testing-library/react'
import { useFirstRows } from './use-first-rows'
import { tradeRowHeights } from './use-virtual-rows'

const WINDOW_HEIGHT = 900
const media = Object.assign(new EventTarget(), { matches: false })

/** The rows drawn at the hook's first and each later render. */
function rowsDrawn(count: number, atOnce = 0, firstTop = 0) {
  return renderHook(
    (rows: number) => useFirstRows(rows, { ...tradeRowHeights(false), firstTop }, () => atOnce),
    {
      initialProps: count,
    },
  )
}

function nextStep(): void {
  act(() => {
    jest.runOnlyPendingTimers()
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  media.matches = false
  Object.defineProperty(window, 'matchMedia', { value: () => media, configurable: true })
  Object.assign(window, { innerWidth: 1440, innerHeight: WINDOW_HEIGHT })
})
afterEach(() => jest.useRealTimers())

describe('rows that fill the window come first, the others after them (behaviour 5.19)', () => {
  it.each([
    ['1440', 1440, 21],
    ['768', 768, 12],
    ['390', 390, 6],
  ])('at %s px', (_, width, first) => {
    Object.assign(window, { innerWidth: width })
    const { result } = rowsDrawn(162)
    expect(result.current.drawn).toBe(first)
  })

  it.each([
    ['those below what stands above them', 600, 7],
    ['one at least, where they all stand below the window', 1_000, 1],
  ])('%s', (_, firstTop, first) => {
    expect(rowsDrawn(162, 0, firstTop).result.current.drawn).toBe(first)
  })

  it('some at a time until all are drawn; the others keep their room', () => {
    const { result } = rowsDrawn(100)
    expect(result.current).toEqual({ drawn: 21, rest: 79 * 44 })
    nextStep()
    expect(result.current).toEqual({ drawn: 45, rest: 55 * 44 })
    for (let step = 0; step < 3; step += 1) nextStep()
    expect(result.current).toEqual({ drawn: 100, rest: 0 })
  })

  it('lists below one another: the upper one first (behaviour 2.18)', () => {
    const heights = { ...tradeRowHeights(false), firstTop: 0 }
    const { result } = renderHook(() => [
      useFirstRows(30, heights, () => 0),
      useFirstRows(50, heights, () => 0, 30),
    ])
    const drawnOfEach = () => result.current.map(({ drawn }) => drawn)
    const steps = [drawnOfEach()]
    for (let step = 0; step < 3; step += 1) {
      nextStep()
      steps.push(drawnOfEach())
    }
    expect(steps).toEqual([
      [21, 0],
      [30, 15],
      [30, 39],
      [30, 50],
    ])
  })

  it.each([0, 1, 21])('%s rows are all there from the start', (count) => {
    expect(rowsDrawn(count).result.current).toEqual({ drawn: count, rest: 0 })
  })

  it('once all are drawn, no row goes when others come in before it', () => {
    const { result, rerender } = rowsDrawn(30)
    for (let step = 0; step < 3; step += 1) nextStep()
    rerender(190)
    expect(result.current).toEqual({ drawn: 190, rest: 0 })
  })

  it.each([
    ['fewer than fill the window', 4, 21],
    ['more', 40, 40],
    ['all of them', Infinity, 162],
  ])('where some have to be there at once: %s', (_, atOnce, first) => {
    expect(rowsDrawn(162, atOnce).result.current.drawn).toBe(first)
  })

  it('a page that goes draws no more', () => {
    const { unmount } = rowsDrawn(162)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})

it('what is printed is whole at once (behaviour 5.15)', () => {
  media.matches = true
  expect(rowsDrawn(162).result.current).toEqual({ drawn: 162, rest: 0 })
})
