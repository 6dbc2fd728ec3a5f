import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  button,
  client,
  dialog,
  open,
  press,
  signIn,
} from '@/components/newer-orders/testing/open-sign-in'
import { jupiterCalls } from '@/lib/browser/jupiter/jupiter-calls'
import { signInTokenOf } from '@/lib/browser/newer-orders/sign-in-store'
import { putLists } from '@/lib/browser/order-lists/load-orders'
import { CALL_ERRORS, challenge, SOON, verify } from '@/lib/browser/testing/mock-sign-in'
import { installWallet, removeWallets, SIGNATURE } from '@/lib/browser/testing/mock-wallets'
import { NEWER_LISTS } from '@/lib/domain/order-lists/order-list'
import { testChallenge, SIGNER, SOMEBODY_ELSE } from '@/lib/domain/testing/test-challenges'
import { testList } from '@/lib/view/testing/test-order-lists'
import { shortAddress } from '@/lib/view/wallet/wallet-label'

jest.mock('@/lib/upstream/newer-orders/newer-calls')
jest.mock('@/lib/upstream/tokens/token-services', () => ({
  fetchTokens: () => new Promise(() => {}),
}))
jest.mock('@/lib/browser/newer-orders/load-newer-page')

const alertText = async () => (await screen.findByRole('alert')).textContent

describe('the dialog says in the same step what went wrong, and how to go on (behaviour 25.10)', () => {
  it('a wallet that declines to connect', async () => {
    installWallet({ isClosed: true })
    open()
    press('Test Wallet')
    expect(await alertText()).toMatch(/^The wallet declined the request/)
    act(removeWallets)
    act(() => installWallet({ name: 'Other' }))
    press('Other')
    expect(await button('Sign with Other')).toBeTruthy()
  })

  it.each([
    [
      'a wallet that holds another account',
      [SOMEBODY_ELSE],
      `holds ${shortAddress(SOMEBODY_ELSE)}`,
    ],
    ['a wallet that shares no account', [], 'shares no account'],
  ])('%s', async (_, accounts, holds) => {
    installWallet({ accounts })
    open()
    press('Test Wallet')
    const pageAddress = shortAddress(SIGNER)
    expect(await alertText()).toContain(`This wallet ${holds}, but the page shows ${pageAddress}.`)
    expect(challenge).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it.each([
    ['another wallet', { address: SOMEBODY_ELSE }, 'The message doesn’t name this wallet.'],
    ['another service', { service: 'Neptune' }, 'The message doesn’t name Jupiter.'],
    ['a past expiry', { expires: '2020-01-01T00:00:00Z' }, /^The message has expired\./],
    ['a late expiry', { expires: '2999-01-01T00:00:00Z' }, /^The message expires in more than/],
  ])('a message with %s is not signed', async (_, change, reason) => {
    challenge.mockResolvedValueOnce({
      type: 'message',
      text: testChallenge({ expires: SOON(), ...change }),
    })
    installWallet()
    open()
    press('Test Wallet')
    const message = (await alertText())?.replace('Not signed: ', '')
    expect(message).toEqual(typeof reason === 'string' ? reason : expect.stringMatching(reason))
    expect(screen.queryByRole('button', { name: /^Sign/ })).toBeNull()
    press('Retry')
    expect(await button('Sign with Test Wallet')).toBeTruthy()
  })

  it('a wallet that declines to sign can be asked again', async () => {
    const signMessage = jest.fn((message: Uint8Array): object => ({
      signedMessage: message,
      signature: SIGNATURE,
    }))
    signMessage.mockImplementationOnce(() => Promise.reject(new Error('User rejected.')))
    installWallet({ signMessage })
    await signIn()
    expect(await alertText()).toMatch(/^The wallet declined/)
    press('Sign with Test Wallet')
    await dialog('Newer orders')
    expect(challenge).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'declines, as a Ledger that can’t sign messages does',
      { signMessage: () => Promise.reject(Object.assign(new Error(), { code: 4001 })) },
      'The wallet declined the request, or it’s a Ledger that can’t sign messages.',
    ],
    [
      'returns no signature',
      { signMessage: () => ({}) },
      'Not signed: The wallet returned no signature.',
    ],
  ])('a wallet that %s: a transaction can be signed instead', async (_, change, message) => {
    installWallet(change)
    await signIn()
    expect(await alertText()).toBe(message)
    press('Sign a transaction instead')
    expect(screen.getByRole('group', { name: 'Check and sign' }).matches(':focus')).toBe(true)
    expect(await screen.findByText(/^Carries only a memo\. If it were sent,/)).toBeTruthy()
    press('Sign with Test Wallet')
    await dialog('Newer orders')
    expect(verify.mock.calls.at(-1)?.[1]?.signed.type).toBe('transaction')
  })

  it('if Jupiter doesn’t accept the signature of a message, a transaction can be signed instead', async () => {
    installWallet()
    verify.mockRejectedValueOnce(CALL_ERRORS[400])
    await signIn()
    expect(await alertText()).toMatch(/^Jupiter didn’t accept the signature/)
    press('Sign a transaction instead')
    expect(await screen.findByText(/^Carries only a memo\. If it were sent,/)).toBeTruthy()
  })

  it('after a wallet declined a transaction, the dialog doesn’t offer one instead', async () => {
    installWallet({
      signMessage: undefined,
      signTransaction: () => Promise.reject(new Error('User rejected.')),
    })
    await signIn()
    expect(await alertText()).toBe(
      'The wallet declined the request. Try again, and approve it there.',
    )
    expect(screen.queryByRole('button', { name: 'Sign a transaction instead' })).toBeNull()
  })

  it('a wallet that changes the message: its signature is not sent', async () => {
    installWallet({
      signMessage: (message) => {
        message[0] = 0
        return { signedMessage: message, signature: SIGNATURE }
      },
    })
    await signIn()
    expect(await alertText()).toBe('Not signed: The wallet changed what it was asked to sign.')
    expect(verify).not.toHaveBeenCalled()
    press('Retry')
    expect(await button('Sign with Test Wallet')).toBeTruthy()
    expect(challenge).toHaveBeenCalledTimes(2)
  })

  it('a message that expires while it is shown', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    installWallet()
    open()
    press('Test Wallet')
    await button('Sign with Test Wallet')
    jest.setSystemTime(Date.now() + 6 * 60_000)
    press('Sign with Test Wallet')
    expect(await alertText()).toMatch(/^Not signed: The message has expired/)
    jest.useRealTimers()
  })

  it.each([
    ['a rejected signature (400)', CALL_ERRORS[400], /^Jupiter didn’t accept the signature/],
    ['a rejected signature (401)', CALL_ERRORS[401], /^Jupiter didn’t accept the signature/],
    ['another status', CALL_ERRORS[503], /^Jupiter returned error 503/],
    ['the rate limit', CALL_ERRORS['rate limit'], /^Jupiter’s rate limit reached\./],
    [
      'a response in another format',
      CALL_ERRORS.unreadable,
      /^Unexpected response from Jupiter after 3 tries\. Its service may have changed\.$/,
    ],
  ])('%s', async (_, error, message) => {
    installWallet()
    verify.mockRejectedValueOnce(error)
    await signIn()
    expect(await alertText()).toMatch(message)
    expect(signInTokenOf(SIGNER)).toBeUndefined()
    press('Retry')
    fireEvent.click(await button('Sign with Test Wallet'))
    await dialog('Newer orders')
  })

  it('the dialog says if it waits because of Jupiter’s rate limit', async () => {
    const until = Date.now() + 8_000
    jest.spyOn(jupiterCalls(), 'pausedUntilMs').mockReturnValue(until)
    challenge.mockReturnValue(new Promise(() => {}))
    installWallet()
    open()
    press('Test Wallet')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(
        /^Jupiter’s rate limit reached\. Resuming in [78] s\.$/,
      ),
    )
  })

  it('after the sign-in has expired, ‘Sign in again’ goes back to the first step', async () => {
    installWallet()
    await signIn()
    await dialog('Newer orders')
    const signedOut = { kind: 'failed', fault: { kind: 'sign-in' } } as const
    act(() => {
      const lists = NEWER_LISTS.map((name) => testList(name, { state: signedOut }))
      putLists(client, SIGNER, lists)
    })
    expect(await alertText()).toBe('Your sign-in has expired. Sign in again.')
    press('Sign in again')
    expect(await dialog('Load newer orders')).toBeTruthy()
  })
})
