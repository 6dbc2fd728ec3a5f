import { act, render, screen } from '@testing-library/react'
import { LoadNewerButton } from './sign-in'
import { PageDialogs } from '@/components/dialogs/page-dialogs'
import { installCloseWatcher } from '@/components/ui/testing/mock-close-watcher'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'

jest.mock('./sign-in-dialog', () => {
  const { Dialog } = jest.requireActual('@/components/ui/dialog/dialog')
  return {
    SignInDialog: ({ userAddress, ...closing }: DialogClosing & { userAddress: string }) => (
      <Dialog title={userAddress} {...closing}>
        <button>Sign</button>
      </Dialog>
    ),
  }
})

it('Android’s Back gesture goes on with the next wallet, as ‘Close’ does (behaviour 13.7, 25.9)', async () => {
  const gesture = installCloseWatcher()
  render(
    <>
      <LoadNewerButton userAddresses={['First', 'Second']} className="" />
      <PageDialogs />
    </>,
  )
  act(() => screen.getByRole('button').click())
  expect(await screen.findByRole('dialog', { name: 'First' })).toBeDefined()
  act(() => void gesture())
  expect(screen.getByRole('dialog', { name: 'Second' })).toBeDefined()
  act(() => void gesture())
  expect(screen.queryByRole('dialog')).toBeNull()
})
