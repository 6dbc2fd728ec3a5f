import { act, renderHook } from '@testing-library/react'
import * as CODE from '@tanstack/react-virtual'
import { estimatedHeight, tradeRowHeights, useVirtualRows } from './use-virtual-rows'

const WINDOW_HEIGHT = 900
const OF_ONE = { ...tradeRowHeights(false), firstTop: 0 }
const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `row ${index}`)
const THOUSAND = keysOf(1_000)
const HUNDRED_THOUSAND = keysOf(100_000)
const indexesIn = ({ rows }: ReturnType<typeof useVirtualRows>) => rows.map(({ index }) => index)
const observe = jest.fn()
const disconnect = jest.fn()
let isLaidOut = true

/** Tells the page's first size at once, as browsers do a moment later; never a row's. */
class StandInResizeObserver {
  constructor(private readonly tell: () => void) {}
  observe = (element: Element) => {
    observe(element)
    if (element === document.body && isLaidOut) this.tell()
  }
  unobserve = jest.fn()
  disconnect = disconnect
}

function resizeTo(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  Object.defineProperty(window, 'innerHeight', { value: WINDOW_HEIGHT, configurable: true })
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => {
  Object.defineProperty(window, 'ResizeObserver', {
    value: StandInResizeObserver,
    configurable: true,
  })
  jest.clearAllMocks()
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  resizeTo(1440)
  scrollTo(0)
})

it.each([
  ['1440', 1440, 44],
  ['1024', 1024, 44],
  ['768', 768, 76],
  ['390', 390, 161],
])('at %s px rows near the window are drawn, the others keep their room', (_, width, height) => {
  resizeTo(width)
  const { result } = renderHook(() => useVirtualRows(CODE, HUNDRED_THOUSAND, OF_ONE))
  const { before, after } = result.current
  const rows = indexesIn(result.current)
  const count = rows.length
  expect(rows).toEqual(Array.from({ length: count }, (_unused, index) => index))
  expect(count).toBeGreaterThanOrEqual(Math.ceil(WINDOW_HEIGHT / height))
  expect(count).toBeLessThanOrEqual(Math.ceil(WINDOW_HEIGHT / height) + 14)
  expect([before, after]).toEqual([0, (100_000 - count) * height])
})

it.each([
  ['1440', 1440, 44],
  ['1024', 1024, 54],
  ['768', 768, 76],
  ['390', 390, 190],
])(
  'at %s px a row of several wallets has room for its badge (behaviour 21.4)',
  (_, width, height) => {
    resizeTo(width)
    expect(estimatedHeight(tradeRowHeights(true))).toBe(height)
  },
)

it('far down, the rows there are drawn and the room above and below is kept', () => {
  const { result } = renderHook(() => useVirtualRows(CODE, THOUSAND, OF_ONE))
  scrollTo(500 * 44)
  const { before, after } = result.current
  const rows = indexesIn(result.current)
  expect(rows).toEqual(expect.arrayContaining([500, 519]))
  expect(rows[0]).toBeGreaterThan(480)
  expect(before).toBe((rows[0] ?? 0) * 44)
  expect(before + rows.length * 44 + after).toBe(1_000 * 44)
})

it.each([
  ['the window holds', 0, 0, 23],
  ['the window holds below what stands above the list', 600, 0, 9],
  ['are the first, where they all stand below it', 600, 100, 3],
])('at first only rows that %s (behaviour 2.16, 5.14)', (_, firstTop, above, count) => {
  const { result } = renderHook(() =>
    useVirtualRows(CODE, THOUSAND, { ...OF_ONE, firstTop }, above),
  )
  expect(indexesIn(result.current)).toHaveLength(count)
})

it.each([0, 400])('a list that comes to a page scrolled by %s px does not scroll it', (y) => {
  scrollTo(y)
  renderHook(() => useVirtualRows(CODE, THOUSAND, OF_ONE))
  expect(window.scrollTo).not.toHaveBeenCalled()
})

it('no rows need no room', () => {
  const { result } = renderHook(() => useVirtualRows(CODE, [], OF_ONE))
  expect(result.current).toMatchObject({ rows: [], before: 0, after: 0 })
})

it('the list’s own place is looked up, and looked after until it goes', () => {
  const { result } = renderHook(() => useVirtualRows(CODE, THOUSAND, OF_ONE))
  const body = document.createElement('tbody')
  jest.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 450, 100, 44_000))
  let leave: (() => void) | undefined
  act(() => {
    leave = result.current.place(body)
  })
  expect(observe).toHaveBeenCalledWith(document.body)
  expect(result.current.before).toBe(0)
  scrollTo(450 + 500 * 44)
  expect(result.current.before).toBe((indexesIn(result.current)[0] ?? 0) * 44)
  expect(indexesIn(result.current)).toEqual(expect.arrayContaining([500, 519]))
  leave?.()
  expect(disconnect).toHaveBeenCalled()
})

describe('where the page is not laid out yet', () => {
  beforeEach(() => {
    isLaidOut = false
    jest.useFakeTimers()
  })
  afterEach(() => {
    isLaidOut = true
    jest.useRealTimers()
  })

  it.each([
    ['at its top the guess holds: looking would lay it out', 0, 0],
    ['scrolled it is: a row may have to keep its place', 100, 450],
  ])('%s', (_, scrollY, offset) => {
    scrollTo(scrollY)
    const { result } = renderHook(() => useVirtualRows(CODE, THOUSAND, OF_ONE))
    const body = document.createElement('tbody')
    const top = 450 - scrollY
    jest.spyOn(body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 44_000))
    act(() => {
      result.current.place(body)
    })
    expect(result.current.topOf('row 0')).toBe(offset)
  })

  it('the rows that fill the window come first, those beyond it right after', () => {
    const { result } = renderHook(() => useVirtualRows(CODE, THOUSAND, OF_ONE))
    const inWindow = Math.ceil(WINDOW_HEIGHT / 44)
    expect(result.current.rows.length).toBeLessThanOrEqual(inWindow + 3)
    act(() => jest.runAllTimers())
    expect(result.current.rows.length).toBeGreaterThanOrEqual(inWindow + 8)
  })

  it('rows beyond the window come and go in blocks, so that most frames change nothing', () => {
    const { result } = renderHook(() => useVirtualRows(CODE, THOUSAND, OF_ONE))
    act(() => jest.runAllTimers())
    const drawnAt = (y: number) => {
      scrollTo(y)
      const rows = indexesIn(result.current)
      return [rows[0], (rows.at(-1) ?? 0) + 1]
    }
    const seen = [500, 502, 504, 507, 508].map((row) => drawnAt(row * 44))
    expect(seen).toEqual([
      [488, 536],
      [488, 536],
      [496, 536],
      [496, 536],
      [496, 544],
    ])
  })
})

it('each row has its key; rows that come in before it leave it its own', () => {
  const { result, rerender } = renderHook(
    (keys: readonly string[]) => useVirtualRows(CODE, keys, OF_ONE),
    {
      initialProps: ['B', 'C'],
    },
  )
  const rows = () => result.current.rows
  expect(rows()).toEqual([
    { index: 0, key: 'B' },
    { index: 1, key: 'C' },
  ])
  rerender(['A', 'B', 'C'])
  expect(rows().map(({ key }) => key)).toEqual(['A', 'B', 'C'])
})
