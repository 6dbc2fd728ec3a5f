import { act, fireEvent, renderHook } from '@testing-library/react'
import { useRowJump } from './use-row-jump'

const names = ['a', 'b', 'c', 'd']
const focused = () => document.activeElement?.textContent
const rowHtml = (name: string) => `<p data-row="${name}"><button data-it>${name}</button></p>`

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  document.body.innerHTML = '<button id="jump">jump</button>' + names.map(rowHtml).join('')
  document.getElementById('jump')?.focus()
})

function jumps(render: (name: string) => void = () => {}) {
  const { result } = renderHook(() => useRowJump('[data-it]', render))
  return (rows: readonly number[]) => act(() => result.current(rows, names))
}

describe('a jump (behaviour 8.27)', () => {
  it('goes from one row to the next, and from the last to the first', () => {
    const jump = jumps()
    const seen = [1, 2, 3].map(() => {
      jump([1, 3])
      return focused()
    })
    expect(seen).toEqual(['b', 'd', 'b'])
    expect(document.activeElement?.scrollIntoView).toHaveBeenCalledWith({ block: 'center' })
  })

  it('gives the focus back on Escape', () => {
    jumps()([2])
    expect(focused()).toBe('c')
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'Escape' })
    expect(focused()).toBe('jump')
  })

  it('goes to a row that is not rendered yet', () => {
    document.querySelector('[data-row=d]')?.remove()
    jumps((name) => document.body.insertAdjacentHTML('beforeend', rowHtml(name)))([3])
    expect(focused()).toBe('d')
  })
})
