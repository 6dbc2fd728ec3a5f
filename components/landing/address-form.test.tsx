import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ADDRESS_REFUSALS } from '@/lib/domain/wallet/address'
import { WALLET } from '@/lib/view/testing/test-events'
import { loadPage } from '@/lib/browser/lazy-code/new-deployment'
import { AddressForm, type AddressFormState } from './address-form'

jest.mock('@/lib/browser/lazy-code/new-deployment', () => ({ loadPage: jest.fn() }))
jest.mock('next/navigation', () => ({
  useRouter: () => ({ prefetch: () => {} }),
  unstable_rethrow: () => {},
}))

const OTHER = 'So11111111111111111111111111111111111111112'
const field = () => screen.getByLabelText('Your Solana Address')
const type = (value: string) => fireEvent.input(field(), { target: { value } })
const fetchButton = () => screen.getByRole('button', { name: 'Fetch' })
const outcome = () => [
  field().dataset.state,
  screen.getByRole('status').textContent.trim(),
  fetchButton().hasAttribute('disabled'),
]
const REFUSED = ['invalid', ADDRESS_REFUSALS.invalid, true]
const VALID = ['valid', 'Valid address', false]

/** Renders a form whose action rejects the address once `answer` is called. */
function rendered() {
  let answer = () => {}
  const action = async (_: AddressFormState, form: FormData): Promise<AddressFormState> => {
    await new Promise<void>((resolve) => (answer = resolve))
    return { submitted: String(form.get('userAddress')).trim(), error: ADDRESS_REFUSALS.invalid }
  }
  render(<AddressForm action={action} />)
  return { answer: () => act(async () => answer()) }
}

it.each([
  ['nothing', '', ['neutral', 'Public address only. Nothing to connect or sign.', true]],
  ['a text that is no address', 'abc', REFUSED],
  ['spaces alone', '  ', REFUSED],
  ['an address', WALLET, VALID],
  ['an address between spaces', ` ${WALLET} `, VALID],
  ['an address with an invisible character', `\u200b${WALLET}`, VALID],
  ['a link to an account', `https://solscan.io/account/${WALLET}`, VALID],
  ['a link to a token', `https://solscan.io/token/${WALLET}`, REFUSED],
  ['a name', 'toly.sol', ['invalid', ADDRESS_REFUSALS.name, true]],
])('the border, message and ‘Fetch’ for %s (behaviour 1.2)', (_, text, expected) => {
  rendered()
  type(text)
  expect(outcome()).toEqual(expected)
})

it('an address that the server refused stays refused until the text changes (behaviour 1.5)', async () => {
  const { answer } = rendered()
  type(` ${WALLET} `)
  await act(async () => fetchButton().click())
  expect(screen.getByRole('status').textContent).toBe('Opening your orders…')
  await answer()
  expect(outcome()).toEqual(REFUSED)
  type(OTHER)
  expect(outcome()).toEqual(VALID)
})

it('text typed while the form is sent stays, and the server’s error doesn’t show (behaviour 1.5)', async () => {
  const { answer } = rendered()
  type(WALLET)
  await act(async () => fetchButton().click())
  type(OTHER)
  await answer()
  expect([field(), outcome()]).toMatchObject([{ value: OTHER }, VALID])
})

it('before its code has run, the browser accepts any text but an empty one (behaviour 1.5)', () => {
  const __html = renderToString(<AddressForm action={async (state) => state} />)
  render(<div dangerouslySetInnerHTML={{ __html }} />)
  expect(outcome()).toEqual(['neutral', 'Public address only. Nothing to connect or sign.', false])
  const isAccepted = (value: string) => {
    Object.assign(field(), { value })
    return field().matches(':valid')
  }
  expect(['', `\u200b${WALLET}`, `solana:${WALLET}`].map(isAccepted)).toEqual([false, true, true])
})

it('a field that was filled before its code ran is checked (behaviour 1.2)', async () => {
  const form = <AddressForm action={async (state) => state} />
  const __html = renderToString(form)
  render(<div data-testid="server" dangerouslySetInnerHTML={{ __html }} />)
  Object.assign(field(), { value: WALLET })
  await act(async () => hydrateRoot(screen.getByTestId('server'), form))
  expect(outcome()).toEqual(VALID)
})

it('if the server no longer knows the action, the form still opens the orders (behaviour 13.4)', async () => {
  const action = () => Promise.reject(new Error('Server Action "x" was not found on the server.'))
  render(<AddressForm action={action} />)
  type(`solana:${WALLET}`)
  await act(async () => fetchButton().click())
  expect(loadPage).toHaveBeenCalledWith(`/orders/${WALLET}`)
})
