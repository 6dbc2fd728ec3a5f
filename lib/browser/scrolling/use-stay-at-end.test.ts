import { act, renderHook } from '@testing-library/react'
import { useStayAtEnd } from './use-stay-at-end'

const WINDOW_HEIGHT = 900
let pageHeight = 0

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => {
    window.dispatchEvent(new Event('scroll'))
  })
}

function renderList(rows: number, px: number) {
  return renderHook(({ count, height }) => useStayAtEnd(count, height), {
    initialProps: { count: rows, height: px },
  })
}

const move = jest.fn()

beforeEach(() => {
  move.mockClear()
  jest.spyOn(window, 'scrollTo').mockImplementation(move)
  Object.defineProperty(window, 'innerHeight', { value: WINDOW_HEIGHT, configurable: true })
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight)
})

it.each([
  [
    'at the end, rows turn out higher: the page goes on to its end',
    4_100,
    300,
    5_200,
    [[0, 5_200]],
  ],
  ['at the end, rows turn out lower: nothing is below', 4_100, 300, 4_900, []],
  ['above the end it stays where it is', 2_000, 300, 5_200, []],
  ['rows that come in later do not move it', 4_100, 301, 5_200, []],
])('%s', (_, scrollY, count, newHeight, moves) => {
  pageHeight = 5_000
  scrollTo(0)
  const { rerender } = renderList(300, 5_000)
  scrollTo(scrollY)
  pageHeight = newHeight
  rerender({ count, height: newHeight })
  expect(move.mock.calls).toEqual(moves)
})

it('rows that came in later do not move it either once they are measured', () => {
  pageHeight = 5_000
  scrollTo(0)
  const { rerender } = renderList(300, 5_000)
  scrollTo(4_100)
  pageHeight = 6_000
  rerender({ count: 320, height: 6_000 })
  pageHeight = 6_040
  rerender({ count: 320, height: 6_040 })
  expect(move).not.toHaveBeenCalled()
})

it('a page that does not scroll is not at its end', () => {
  pageHeight = 800
  const { rerender } = renderList(10, 700)
  scrollTo(0)
  pageHeight = 1_200
  rerender({ count: 10, height: 1_100 })
  expect(move).not.toHaveBeenCalled()
})
