import { act, fireEvent, renderHook } from '@testing-library/react'
import { addRowFinder } from './row-places'
import { useRowJump } from './use-row-jump'

const keys = ['a', 'b', 'c', 'd']
const focused = () => document.activeElement?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(window, 'scrollBy').mockImplementation()
  document.body.innerHTML =
    '<button id="jump">jump</button>' +
    keys.map((key) => `<div data-place="${key}"><button data-it>${key}</button></div>`).join('')
  document.getElementById('jump')?.focus()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function jumps() {
  const { result } = renderHook(() => useRowJump('[data-it]'))
  return (rows: readonly number[]) => {
    act(() => result.current(rows, keys))
    act(() => jest.runAllTimers())
  }
}

describe('a jump (behaviour 8.28)', () => {
  it('from one to the next, and after the last to the first again', () => {
    const jump = jumps()
    const seen = [1, 2, 3].map(() => {
      jump([1, 3])
      return focused()
    })
    expect(seen).toEqual(['b', 'd', 'b'])
  })

  it('goes on from where it was, also where that row is done meanwhile', () => {
    const jump = jumps()
    jump([0, 1, 3])
    jump([1, 3])
    expect(focused()).toBe('b')
    jump([])
    expect(focused()).toBe('b')
  })

  it('Escape gives the focus back', () => {
    jumps()([2])
    expect(focused()).toBe('c')
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'Escape' })
    expect(focused()).toBe('jump')
  })

  it('to a row that is not drawn yet', () => {
    document.querySelector('[data-place=d]')?.remove()
    const end = addRowFinder((name) => (name === 'd' ? 9_000 : undefined))
    const { result } = renderHook(() => useRowJump('[data-it]'))
    act(() => result.current([3], keys))
    expect(window.scrollBy).toHaveBeenCalledWith(0, 9_000 - window.innerHeight / 2)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-place="d"><button data-it>d</button></p>',
    )
    act(() => jest.runAllTimers())
    end()
    expect(focused()).toBe('d')
  })
})
