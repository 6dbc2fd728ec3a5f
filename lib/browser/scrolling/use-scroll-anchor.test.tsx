import { fireEvent, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { useScrollAnchor } from './use-scroll-anchor'

/** The tops of the rows, in px from the page's top. */
let tops: Record<string, number>
const scrolls: number[] = []

function Rows({ isArriving }: { isArriving: boolean }) {
  useScrollAnchor(isArriving)
  return Object.keys(tops).map((name) => <div key={name} data-place={name} />)
}

/** The row that a point of the window shows: each is 100 px high. */
function rowAt(y: number): Element | null {
  const [name] = Object.entries(tops).find(([, top]) => {
    const from = top - window.scrollY
    return y >= from && y < from + 100
  }) ?? ['']
  return document.querySelector(`[data-place="${name}"]`)
}

beforeEach(() => {
  tops = { First: 0, Second: 100, Third: 200 }
  window.scrollY = 0
  scrolls.length = 0
  jest.spyOn(window, 'scrollBy').mockImplementation((...[, by]: unknown[]) => {
    scrolls.push(Number(by))
    window.scrollY += Number(by)
  })
  document.elementFromPoint = (_, y) => rowAt(y)
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, (tops[this.dataset.place ?? ''] ?? 0) - window.scrollY, 800, 100)
  })
})
afterEach(() => jest.restoreAllMocks())

const point = (y: number, pointerType = 'mouse') =>
  fireEvent(
    document,
    Object.assign(new MouseEvent('pointermove', { clientX: 5, clientY: y }), { pointerType }),
  )

/** Sorts the rows anew: the third comes first. */
function sort(rerender: (ui: ReactElement) => void): void {
  tops = { Third: 0, First: 100, Second: 200 }
  rerender(<Rows isArriving={false} />)
}

describe('what keeps its place when the rows are sorted (behaviour 3.5)', () => {
  it.each([
    ['the line under the pointer, also at the top of the page', 0, () => point(50), 100],
    ['the topmost line where the pointer is on none', 40, () => fireEvent.scroll(window), 100],
    ['nothing at the top of the page', 0, () => fireEvent.scroll(window), 0],
    ['a finger that touched a line does not hold it', 0, () => point(50, 'touch'), 0],
  ])('%s', (_, scrollY, act, by) => {
    const { rerender } = render(<Rows isArriving />)
    window.scrollY = scrollY
    act()
    sort(rerender)
    expect(scrolls.reduce((sum, scroll) => sum + scroll, 0)).toBe(by)
  })

  it('a pointer that left the page holds nothing', () => {
    const { rerender } = render(<Rows isArriving />)
    point(50)
    fireEvent.pointerLeave(document.documentElement)
    sort(rerender)
    expect(scrolls).toEqual([])
  })

  it('nothing is held while rows still arrive', () => {
    const { rerender } = render(<Rows isArriving />)
    point(50)
    tops = { New: 0, First: 100 }
    rerender(<Rows isArriving />)
    expect(scrolls).toEqual([])
  })

  it('the line under a mouse that came to rest before the reading', () => {
    const { rerender } = render(<Rows isArriving={false} />)
    point(50)
    rerender(<Rows isArriving />)
    sort(rerender)
    expect(scrolls.reduce((sum, scroll) => sum + scroll, 0)).toBe(100)
  })

  it('nothing is looked up in the page once all is there', () => {
    const look = jest.spyOn(document, 'elementFromPoint')
    window.scrollY = 40
    const { rerender } = render(<Rows isArriving />)
    expect(look).toHaveBeenCalled()
    rerender(<Rows isArriving={false} />)
    look.mockClear()
    fireEvent.scroll(window)
    point(50)
    expect(look).not.toHaveBeenCalled()
  })
})
