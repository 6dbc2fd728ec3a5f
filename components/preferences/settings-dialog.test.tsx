import { act, fireEvent, render, screen } from '@testing-library/react'
import { deleteEverything } from '@/lib/browser/storage/delete-everything'
import { DeleteEverythingPanel } from './settings-dialog'

jest.mock('@/lib/browser/storage/delete-everything')
const scrolled = jest.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled
})

it('‘Cancel’ takes the place and the focus of ‘Delete all data’, so a double click deletes nothing (behaviour 20.5)', () => {
  const { baseElement } = render(<DeleteEverythingPanel />)
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
  const first = screen.getByRole('button')
  act(() => first.focus())
  fireEvent.click(first)
  expect(buttons()).toEqual(['Cancel', 'Delete all data'])
  expect(baseElement.querySelector(':focus')?.textContent).toBe('Cancel')
  expect(scrolled.mock.contexts).toEqual([first.parentElement])
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  fireEvent.click(first)
  expect(buttons()).toEqual(['Delete all data'])
  expect(deleteEverything).not.toHaveBeenCalled()
  fireEvent.click(first)
  fireEvent.click(screen.getByRole('button', { name: 'Delete all data' }))
  expect(deleteEverything).toHaveBeenCalledTimes(1)
})
