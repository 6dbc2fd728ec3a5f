import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { PriceTooltip } from './price-tooltip'

beforeEach(() => {
  render(
    <PriceTooltip>
      {['first', 'second'].map((name) => (
        <div key={name} data-usd-figure="">
          <span>{name} figure</span>
          <button type="button" data-price-mismatch={`${name} value`}>
            {name}
          </button>
        </div>
      ))}
      <p>elsewhere</p>
    </PriceTooltip>,
  )
})

const tooltipText = () => screen.queryByRole('tooltip')?.textContent
const value = (name: string) => screen.getByRole('button', { name })
/** Moves a pointer over an element; jsdom has no PointerEvent. */
function point(element: Element, pointerType = 'mouse'): void {
  const event = createEvent.pointerMove(element)
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  fireEvent(element, event)
}

describe('the tooltip opens (behaviour 8.6)', () => {
  it('by pointing at a figure or its value', () => {
    point(screen.getByText('first figure'))
    expect(tooltipText()).toBe('first value')
    point(value('second'))
    expect(tooltipText()).toBe('second value')
  })

  it('by keyboard focus', () => {
    act(() => value('first').focus())
    expect(tooltipText()).toBe('first value')
  })

  it('by a tap; a finger that only moves over a value doesn’t open it', () => {
    point(value('first'), 'touch')
    expect(tooltipText()).toBeUndefined()
    fireEvent.click(value('first'))
    expect(tooltipText()).toBe('first value')
  })
})

it.each<[string, () => unknown]>([
  ['Escape', () => fireEvent.keyDown(screen.getByText('elsewhere'), { key: 'Escape' })],
  ['scrolling', () => fireEvent.scroll(value('first').ownerDocument)],
  ['pointing elsewhere', () => point(screen.getByText('elsewhere'))],
  ['moving the pointer out', () => fireEvent.pointerOut(screen.getByText('elsewhere'))],
  ['a click elsewhere', () => fireEvent.click(screen.getByText('elsewhere'))],
  ['losing the focus', () => fireEvent.blur(value('first'))],
])('%s closes the tooltip (behaviour 8.6)', (_, close) => {
  point(value('first'))
  expect(tooltipText()).toBe('first value')
  close()
  expect(tooltipText()).toBeUndefined()
})

it('the tooltip stays while the pointer is on it, and while its value has keyboard focus', () => {
  point(value('first'))
  point(screen.getByRole('tooltip'))
  expect(tooltipText()).toBe('first value')
  act(() => value('first').focus())
  point(screen.getByText('elsewhere'))
  fireEvent.scroll(value('first').ownerDocument)
  expect(tooltipText()).toBe('first value')
})
