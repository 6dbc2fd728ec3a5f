// These helpers are for tests of the sign-in dialog.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SignInDialog } from '@/components/newer-orders/sign-in-dialog'
import { dropSignInToken } from '@/lib/browser/newer-orders/sign-in-store'
import { answerSignIn } from '@/lib/browser/testing/mock-sign-in'
import { removeWallets } from '@/lib/browser/testing/mock-wallets'
import { SIGNER } from '@/lib/domain/testing/test-challenges'

export let client: QueryClient

beforeEach(() => {
  client = new QueryClient()
  answerSignIn()
})
afterEach(() => {
  act(removeWallets)
  dropSignInToken(SIGNER, 'token')
  jest.restoreAllMocks()
  jest.clearAllMocks()
})

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }))
export const dialog = (name: string) => screen.findByRole('dialog', { name })

export function open() {
  return render(
    <QueryClientProvider client={client}>
      <SignInDialog userAddress={SIGNER} onClose={() => {}} returnFocus={() => {}} />
    </QueryClientProvider>,
  )
}

/** Opens the dialog, selects the wallet, and has the wallet sign. */
export async function signIn(): Promise<void> {
  open()
  press('Test Wallet')
  fireEvent.click(await button('Sign with Test Wallet'))
}
