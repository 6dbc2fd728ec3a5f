import { act, fireEvent, render, screen } from '@testing-library/react'
import { LoadNewerButton } from './sign-in'
import { PageDialogs } from '@/components/dialogs/page-dialogs'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'
import { loadableLists } from '@/lib/browser/newer-orders/sign-in-store'
import { NEWER_LISTS } from '@/lib/domain/order-lists/order-list'

const fetched = jest.fn()
jest.mock('./sign-in-dialog', () => {
  fetched()
  return {
    SignInDialog: (props: {
      userAddress: string
      onClose: () => void
      returnFocus: () => void
    }) => (
      <button
        onClick={() => {
          props.onClose()
          props.returnFocus()
        }}
      >
        Close the dialog of {props.userAddress}
      </button>
    ),
  }
})

const page = (hasButton: boolean) => (
  <>
    <button {...focusTarget('refresh')}>Refresh</button>
    {hasButton && <LoadNewerButton userAddresses={['Wallet']} className="" />}
    <PageDialogs />
  </>
)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const closeDialog = async () =>
  fireEvent.click(await screen.findByText('Close the dialog of Wallet'))

describe('the sign-in dialog (behaviour 25.3)', () => {
  it('is opened by the button, and its code is fetched only then', async () => {
    render(page(true))
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Load them with your wallet' }))
    expect(fetched).not.toHaveBeenCalled()
    press('Load them with your wallet')
    await closeDialog()
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(/^Close the dialog/)).toBeNull()
  })

  it.each([
    ['the button', true, 'Load them with your wallet'],
    ['‘Refresh’ if the button is gone', false, 'Refresh'],
  ])('returns the focus to %s', async (_, stays, name) => {
    const { rerender } = render(page(true))
    screen.getByRole('button', { name: 'Load them with your wallet' }).focus()
    press('Load them with your wallet')
    rerender(page(stays))
    await closeDialog()
    expect(screen.getByRole('button', { name }).matches(':focus')).toBe(true)
  })

  it('opens for one wallet after another, and returns the focus after the last one (behaviour 25.9)', async () => {
    render(page(true))
    screen.getByRole('button', { name: 'Refresh' }).focus()
    act(() => {
      for (const wallet of ['Wallet', 'Second', 'Wallet']) loadableLists(wallet, NEWER_LISTS)
    })
    act(() => screen.getByRole('button', { name: 'Refresh' }).blur())
    await closeDialog()
    expect(screen.getByRole('button', { name: 'Refresh' }).matches(':focus')).toBe(false)
    fireEvent.click(screen.getByText('Close the dialog of Second'))
    expect(screen.queryByText(/^Close the dialog/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Refresh' }).matches(':focus')).toBe(true)
  })

  it('closes when its page is left', async () => {
    const { unmount } = render(page(true))
    press('Load them with your wallet')
    await screen.findByText(/^Close the dialog/)
    act(unmount)
    render(page(true))
    expect(screen.queryByText(/^Close the dialog/)).toBeNull()
  })
})

it('visitors can’t sign in if the setting is off (behaviour 25.3)', async () => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_NEWER_ORDERS: 'off' })
  expect((await import('./sign-in')).HAS_NEWER_ORDERS).toBe(false)
})
