import { act, fireEvent, render, screen } from '@testing-library/react'
import { Popover } from './popover'

const PANEL = { name: 'Dates' }
const saveText = jest.fn()
let page: HTMLElement

/** Opens the panel with a press that gives the button no focus, as in Safari. */
function show() {
  const { baseElement } = render(
    <>
      <Popover label="Dates" button="All dates">
        {(close) => (
          <>
            <button type="button" onClick={close}>
              This year
            </button>
            <input aria-label="From" onBlur={({ target }) => saveText(target.value)} />
          </>
        )}
      </Popover>
      <Popover label="More" button="More filters">
        {() => 'Wallets'}
      </Popover>
    </>,
  )
  page = baseElement
  const opener = screen.getByRole('button', { name: 'All dates' })
  press(opener)
  screen.getByRole('group', PANEL)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  return opener
}
const press = (element: Element) => {
  fireEvent.pointerDown(element)
  fireEvent.click(element)
}
const isOpen = () => screen.queryByRole('group', PANEL) !== null
const other = () => screen.getByRole('button', { name: 'More filters' })

describe('a panel whose button has no focus (behaviour 13.7)', () => {
  it.each<[string, () => void, string | undefined]>([
    ['Escape', () => fireEvent.keyDown(page, { key: 'Escape' }), 'All dates'],
    ['a choice', () => press(screen.getByText('This year')), 'All dates'],
    ['a press elsewhere', () => press(page), undefined],
    ['a press on another button', () => press(other()), undefined],
    ['its own button', () => press(screen.getByText('All dates')), undefined],
    ['focus that moves elsewhere', () => act(() => other().focus()), 'More filters'],
  ])('%s closes it', (_, leave, focused) => {
    show()
    leave()
    expect(isOpen()).toBe(false)
    expect(page.querySelector(':focus')?.textContent).toBe(focused)
  })

  it.each<[string, () => void]>([
    ['a press in it', () => press(screen.getByRole('group', PANEL))],
    ['a window that loses the focus', () => fireEvent.blur(screen.getByLabelText('From'))],
    ['another key', () => fireEvent.keyDown(page, { key: 'a' })],
  ])('%s leaves it open', (_, doIt) => {
    show()
    screen.getByLabelText('From').focus()
    doIt()
    expect(isOpen()).toBe(true)
  })

  it('closes when another panel opens', () => {
    show()
    press(other())
    expect(screen.getAllByRole('group')).toEqual([screen.getByRole('group', { name: 'More' })])
  })
})

it.each<[string, () => void]>([
  ['Escape', () => fireEvent.keyDown(page, { key: 'Escape' })],
  ['a press elsewhere', () => press(page)],
])('%s saves what was typed in the field (behaviour 17.3)', (_, leave) => {
  show()
  const field = screen.getByLabelText('From')
  field.focus()
  fireEvent.change(field, { target: { value: 'typed' } })
  leave()
  expect(saveText).toHaveBeenCalledWith('typed')
})
