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
