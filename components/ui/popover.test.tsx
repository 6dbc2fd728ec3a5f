import { act, fireEvent, render, screen } from '@testing-library/react'
import { Popover } from './popover'

const PANEL = { name: 'Dates' }

function show() {
  render(
    <>
      <Popover label="Dates" button="All dates">
        {(close) => (
          <button type="button" onClick={close}>
            This year
          </button>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  )
  const opener = screen.getByRole('button', { name: 'All dates' })
  opener.focus()
  fireEvent.click(opener)
  screen.getByRole('group', PANEL)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  return opener
}

test('Escape closes the panel and returns the focus', () => {
  const opener = show()
  screen.getByText('This year').focus()
  fireEvent.keyDown(screen.getByText('This year'), { key: 'Escape' })
  expect(screen.queryByRole('group', PANEL)).toBeNull()
  expect(opener.matches(':focus')).toBe(true)
})

test('a choice closes the panel and returns the focus', () => {
  const opener = show()
  fireEvent.click(screen.getByText('This year'))
  expect(screen.queryByRole('group', PANEL)).toBeNull()
  expect(opener.matches(':focus')).toBe(true)
})

test('a focus elsewhere closes the panel and stays there', () => {
  show()
  screen.getByText('This year').focus()
  act(() => screen.getByText('Elsewhere').focus())
  expect(screen.queryByRole('group', PANEL)).toBeNull()
  expect(screen.getByText('Elsewhere').matches(':focus')).toBe(true)
})
