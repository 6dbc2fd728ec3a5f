import { act, fireEvent, render, screen } from '@testing-library/react'
import { showToast, useToasts } from '@/lib/browser/toasts/toast-store'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Toaster } from './toaster'

jest.mock('@/components/status-bar/status-bar', () => ({ StatusBar: () => null }))

const buttonOf = (name: string) => screen.getByRole('button', { name })
const hasFocus = (element: HTMLElement) => element.ownerDocument.activeElement === element

async function show() {
  useToasts.setState({ toasts: [] })
  render(
    <>
      <h1>Trades</h1>
      <button>Sort</button>
      <Toaster />
    </>,
  )
  const action = { label: 'Retry', run: () => {} }
  await act(async () => void showToast({ kind: 'bad', text: 'Lost', action }))
}

const press = (name: string) =>
  act(async () => {
    buttonOf(name).focus()
    fireEvent.click(buttonOf(name))
  })

it.each(['Retry', 'Dismiss'])(
  'after ‘%s’, the element that had the focus before the toast has it again (behaviour 13.7)',
  async (name) => {
    await show()
    act(() => {
      buttonOf('Sort').focus()
      buttonOf('Retry').focus()
    })
    await press(name)
    expect(screen.queryByText('Lost')).toBeNull()
    expect(hasFocus(buttonOf('Sort'))).toBe(true)
  },
)

it('if nothing had the focus before the toast, the heading gets it (behaviour 13.7)', async () => {
  await show()
  await press('Dismiss')
  expect(hasFocus(screen.getByRole('heading'))).toBe(true)
})

it('a press on a toast leaves an open dialog open (behaviour 13.5)', async () => {
  await show()
  const close = jest.fn()
  render(
    <Dialog title="Settings" onClose={close} returnFocus={() => {}}>
      <button>Light</button>
    </Dialog>,
  )
  // The dialog begins to listen for presses a moment after it opens.
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  fireEvent.pointerDown(buttonOf('Dismiss'))
  fireEvent.click(buttonOf('Dismiss'))
  expect(screen.queryByText('Lost')).toBeNull()
  expect(close).not.toHaveBeenCalled()
  fireEvent.pointerDown(screen.getByText('Trades'))
  fireEvent.click(screen.getByText('Trades'))
  expect(close).toHaveBeenCalledTimes(1)
})

it('a toast that throws an error disappears, and the page stays (behaviour 13.4)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  await show()
  const broken = { toString: 'broken' }
  await act(async () => void showToast({ kind: 'bad', text: Object(broken) }))
  expect(screen.getByText('Lost')).toBeDefined()
  expect(useToasts.getState().toasts).toHaveLength(1)
  log.mockRestore()
})

it('an open dialog hides no message from screen readers (behaviour 13.7)', async () => {
  await show()
  render(
    <Dialog title="Settings" onClose={() => {}} returnFocus={() => {}}>
      <button>Light</button>
    </Dialog>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Lost')
  expect(screen.getByRole('status')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Trades' })).toBeNull()
})
