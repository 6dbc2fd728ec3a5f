import { act, renderHook } from '@testing-library/react'
import {
  TRADE_ROW_HEIGHTS,
  useMaxRenderedRows,
  useRenderedRows,
  virtualCode,
} from './use-rendered-rows'

const WINDOW_HEIGHT = 900
/** How many rows of 44 px fill a window of up to 1,000 px. */
const SCREENFUL = 23
const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)
const THOUSAND = keysOf(1_000)

class MockResizeObserver {
  observe = jest.fn()
  unobserve = jest.fn()
  disconnect = jest.fn()
}

function resizeTo(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  Object.defineProperty(window, 'innerHeight', { value: WINDOW_HEIGHT, configurable: true })
}

function holds(query: string): boolean {
  const [, side, sign, length, unit] = /\((width|height) (<|>=) (\d+)(px|em)\)$/.exec(query) ?? []
  const size = side === 'width' ? window.innerWidth : window.innerHeight
  const px = Number(length) * (unit === 'em' ? 16 : 1)
  return sign === '<' ? size < px : size >= px
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  Object.defineProperty(window, 'ResizeObserver', {
    value: MockResizeObserver,
    configurable: true,
  })
  Object.defineProperty(window, 'matchMedia', {
    value: (query: string) => ({
      matches: holds(query),
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }),
    configurable: true,
  })
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  resizeTo(1440)
  scrollPageTo(0)
})

const rendered = (keys = THOUSAND, pinnedKey?: string, isLong = true, rowsAbove = 0) =>
  renderHook(
    (props: { keys: readonly string[]; isLong?: boolean }) =>
      useRenderedRows(props.keys, {
        heights: TRADE_ROW_HEIGHTS,
        isLong: props.isLong ?? true,
        pinnedKey,
        rowsAbove,
      }),
    { initialProps: { keys, isLong } },
  )

/** The height of all rows, rendered or not. */
const totalHeight = (
  { rows, restHeight }: ReturnType<typeof useRenderedRows>,
  rowHeight: number,
): number => rows.reduce((sum, { gap }) => sum + gap + rowHeight, restHeight)

const scrollPageTo = (scrollY: number) =>
  act(() => {
    Object.assign(window, { scrollY })
    window.dispatchEvent(new Event('scroll'))
  })

it('until the code for long lists has loaded, long lists have one screenful of rows together; one that grew long keeps all if the page is scrolled or a row has the focus', async () => {
  const below = [10, 1_000].map((rowsAbove) => rendered(THOUSAND, undefined, true, rowsAbove))
  expect(below.map(({ result }) => result.current.rows.length)).toEqual([SCREENFUL - 10, 0])
  for (const { result } of below) expect(totalHeight(result.current, 44)).toBe(1_000 * 44)
  const [long, grown, focused] = [
    rendered(),
    rendered(keysOf(150), undefined, false),
    rendered(keysOf(150), 'row 140', false),
  ]
  expect(grown.result.current.rows).toHaveLength(150)
  for (const list of [grown, focused]) list.rerender({ keys: THOUSAND, isLong: true })
  const counts = () => [long, grown, focused].map(({ result }) => result.current.rows.length)
  expect(counts()).toEqual([SCREENFUL, SCREENFUL, 1_000])
  scrollPageTo(900)
  expect(counts()).toEqual([SCREENFUL, 1_000, 1_000])
  scrollPageTo(0)
  expect(totalHeight(long.result.current, 44)).toBe(1_000 * 44)
  await act(virtualCode.load)
  for (const { result } of [long, grown, focused]) {
    expect(result.current.rows.length).toBeLessThan(40)
    expect(totalHeight(result.current, 44)).toBe(1_000 * 44)
  }
})

it.each([
  ['a laptop', 1440, 200],
  ['a phone', 390, 50],
])('on %s (%s px) a list of up to %s rows is rendered whole (behaviour 5.14)', (_, width, most) => {
  resizeTo(width)
  expect(renderHook(useMaxRenderedRows).result.current).toBe(most)
})

describe('the rows near the window (behaviour 2.16, 5.14)', () => {
  it.each([
    ['1440', 1440, 44],
    ['1024', 1024, 44],
    ['768', 768, 76],
    ['390', 390, 161],
  ])('at %s px fill the window, and the other rows keep their height', (_, width, height) => {
    resizeTo(width)
    const { result } = rendered(keysOf(100_000))
    const { rows } = result.current
    expect(rows.map(({ index }) => index)).toEqual([...rows.keys()])
    expect(rows.length).toBeGreaterThanOrEqual(Math.ceil(WINDOW_HEIGHT / height))
    expect(rows.length).toBeLessThanOrEqual(Math.ceil(WINDOW_HEIGHT / height) + 9)
    expect(totalHeight(result.current, height)).toBe(100_000 * height)
  })

  it('follow the page as it is scrolled', () => {
    const { result } = rendered()
    scrollTo(500 * 44)
    const { rows } = result.current
    const [first] = rows
    expect(rows.map(({ index }) => index)).toEqual(expect.arrayContaining([500, 519]))
    expect(first?.gap).toBe((first?.index ?? 0) * 44)
    expect(totalHeight(result.current, 44)).toBe(1_000 * 44)
  })

  it.each(['row 700', 'row 2'])('include the row with the focus: %s', (focused) => {
    const { result } = rendered(THOUSAND, focused)
    scrollTo(300 * 44)
    expect(result.current.rows.map(({ key }) => key)).toContain(focused)
    expect(totalHeight(result.current, 44)).toBe(1_000 * 44)
  })

  it('keep their keys when rows arrive above them (behaviour 5.3)', () => {
    const { result, rerender } = rendered(['B', 'C'])
    expect(result.current.rows.map(({ key }) => key)).toEqual(['B', 'C'])
    rerender({ keys: ['A', 'B', 'C'], isLong: true })
    expect(result.current.rows.map(({ key }) => key)).toEqual(['A', 'B', 'C'])
  })
})

it('a short list has its first screenful at once, and all rows right after', () => {
  const counts: number[] = []
  const keys = keysOf(150)
  const { result } = renderHook(() => {
    const list = useRenderedRows(keys, {
      heights: TRADE_ROW_HEIGHTS,
      isLong: false,
      pinnedKey: undefined,
    })
    counts.push(list.rows.length)
    return list
  })
  expect(counts[0]).toBe(SCREENFUL)
  expect(result.current.rows).toHaveLength(150)
  expect(result.current.restHeight).toBe(0)
})

it('a short list that grows long has only the rows near the window', () => {
  const { result, rerender } = renderHook(
    (keys) =>
      useRenderedRows(keys, {
        heights: TRADE_ROW_HEIGHTS,
        isLong: keys.length > 200,
        pinnedKey: undefined,
      }),
    { initialProps: keysOf(150) },
  )
  rerender(THOUSAND)
  expect(result.current.rows.length).toBeLessThan(40)
  expect(totalHeight(result.current, 44)).toBe(1_000 * 44)
})
