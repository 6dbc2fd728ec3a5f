import { belowFilterBar, notedHeight } from './filter-bar-element'

const known = (element: HTMLElement) => element.style.getPropertyValue('--filter-bar-height')

it('the height of the bar is known to what sticks below it, as long as both are there', () => {
  let measure = () => {}
  const disconnect = jest.fn()
  window.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      measure = () => onResize([], this)
    }
    observe = () => {}
    unobserve = () => {}
    disconnect = disconnect
  }
  const [bar, jumps, later] = ['div', 'div', 'thead'].map((name) => document.createElement(name))
  if (!bar || !jumps || !later) throw new Error('No elements')
  Object.defineProperty(bar, 'offsetHeight', { value: 98 })
  const endJumps = belowFilterBar(jumps)
  expect(known(jumps)).toBe('')
  const end = notedHeight(bar)
  measure()
  belowFilterBar(later)
  expect([known(jumps), known(later)]).toEqual(['98px', '98px'])
  endJumps?.()
  end?.()
  expect([known(jumps), known(later)]).toEqual(['98px', ''])
  expect(disconnect).toHaveBeenCalled()
  expect(notedHeight(null)).toBeUndefined()
  expect(belowFilterBar(null)).toBeUndefined()
})

it('nothing else is styled anew for it', () => {
  expect(document.documentElement.getAttribute('style')).toBeNull()
})
