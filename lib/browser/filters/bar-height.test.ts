import { notedHeight } from './bar-height'

const height = () => document.documentElement.style.getPropertyValue('--filter-bar-height')

it('the height of the bar is known to what sticks below it, as long as it is there', () => {
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
  const bar = document.createElement('div')
  Object.defineProperty(bar, 'offsetHeight', { value: 98 })
  const end = notedHeight(bar)
  measure()
  expect(height()).toBe('98px')
  end?.()
  expect(height()).toBe('')
  expect(disconnect).toHaveBeenCalled()
  expect(notedHeight(null)).toBeUndefined()
})
