import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { usePriceTooltip } from './use-price-tooltip'

/** Two figures with their USD values, and the tooltip of the one that is shown. */
function Values() {
  const { trigger, handlers } = usePriceTooltip()
  return (
    <div data-testid="all" {...handlers}>
      {['first', 'second'].map((name) => (
        <div key={name} data-usd-figure="">
          <span>{name} figure</span>
          <button type="button" data-usd-value={`${name} value`}>
            {name}
          </button>
        </div>
      ))}
      <p>elsewhere</p>
      <button type="button">other</button>
      {trigger && <div role="tooltip">{trigger.dataset['usdValue']}</div>}
    </div>
  )
}

beforeEach(() => {
  jest.useFakeTimers()
  render(<Values />)
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const shown = () => screen.queryByRole('tooltip')?.textContent
const value = (name: string) => screen.getByRole('button', { name })
/** A pointer that comes over an element, by a move or by the page's; jsdom has no PointerEvent. */
function point(element: Element, pointerType = 'mouse', screenX = 0): void {
  const event = createEvent.pointerOver(element)
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  Object.defineProperty(event, 'screenX', { value: screenX })
  Object.defineProperty(event, 'screenY', { value: 0 })
  fireEvent(element, event)
}

describe('the tooltip opens', () => {
  it('by pointing at a figure or its value', () => {
    point(screen.getByText('first figure'))
    expect(shown()).toBe('first value')
    point(value('second'))
    expect(shown()).toBe('second value')
  })

  it('by the keyboard’s focus', () => {
    act(() => value('first').focus())
    expect(shown()).toBe('first value')
  })

  it('by touch, which is a click; a finger that only moves over does not', () => {
    point(value('first'), 'touch')
    expect(shown()).toBeUndefined()
    fireEvent.click(value('first'))
    expect(shown()).toBe('first value')
    fireEvent.click(value('second'))
    expect(shown()).toBe('second value')
  })
})

describe('the tooltip closes', () => {
  beforeEach(() => {
    point(value('first'))
    expect(shown()).toBe('first value')
  })

  it.each<[string, () => unknown]>([
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
    ['scrolling', () => fireEvent.scroll(window)],
  ])('at once by %s', (_, close) => {
    close()
    expect(shown()).toBeUndefined()
  })

  it.each<[string, () => unknown]>([
    ['pointing elsewhere', () => point(screen.getByText('elsewhere'))],
    ['leaving', () => fireEvent.pointerLeave(screen.getByTestId('all'))],
    ['a click elsewhere', () => fireEvent.click(screen.getByText('elsewhere'))],
    ['the focus going on', () => fireEvent.blur(value('first'))],
  ])('a moment after %s', (_, leave) => {
    leave()
    expect(shown()).toBe('first value')
    pass(1_000)
    expect(shown()).toBeUndefined()
  })
})

describe('the tooltip stays', () => {
  it.each([
    ['the pointer moves onto it', () => screen.getByRole('tooltip')],
    ['the pointer comes back', () => value('first')],
  ])('where %s meanwhile', (_, target) => {
    point(value('first'))
    point(screen.getByText('elsewhere'))
    pass(100)
    point(target())
    pass(1_000)
    expect(shown()).toBe('first value')
  })

  it.each<[string, () => unknown]>([
    ['rests elsewhere', () => point(screen.getByText('elsewhere'))],
    ['leaves', () => fireEvent.pointerLeave(screen.getByTestId('all'))],
  ])('of a value with the keyboard’s focus, where the pointer %s', (_, move) => {
    act(() => value('first').focus())
    move()
    pass(1_000)
    expect(shown()).toBe('first value')
  })

  it('of a value with the focus, where the page moves another figure under the pointer', () => {
    point(screen.getByText('elsewhere'))
    act(() => value('first').focus())
    point(value('second'))
    expect(shown()).toBe('first value')
    point(value('second'), 'mouse', 1)
    expect(shown()).toBe('second value')
  })
})
