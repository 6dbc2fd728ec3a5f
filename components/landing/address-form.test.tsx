import { act, fireEvent, render, screen } from '@testing-library/react'
import { INVALID_ADDRESS } from '@/lib/domain/wallet/address'
import type { AddressFormState } from '@/lib/view/wallet/address-form-state'
import { WALLET } from '@/lib/view/testing/sample-events'
import { AddressForm } from './address-form'

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => {} }) }))

const refuse = async (_: AddressFormState, form: FormData): Promise<AddressFormState> => ({
  submitted: String(form.get('userAddress')).trim(),
  error: INVALID_ADDRESS,
})

async function submitted(text: string) {
  render(<AddressForm action={refuse} icons={{ valid: null, invalid: null }} />)
  const field = screen.getByLabelText('Your Solana Address')
  const type = (value: string) => fireEvent.input(field, { target: { value } })
  type(text)
  await act(async () => screen.getByRole('button', { name: 'Fetch' }).click())
  return { field, type }
}
const said = () => screen.getByRole('status').textContent.trim()

it('what the server has refused stays refused until the text changes', async () => {
  const { field, type } = await submitted(` ${WALLET} `)
  expect([said(), field.dataset.state]).toEqual([INVALID_ADDRESS, 'invalid'])
  expect(screen.getByRole('button', { name: 'Fetch' })).toHaveProperty('disabled', true)
  type('So11111111111111111111111111111111111111112')
  expect([said(), field.dataset.state]).toEqual(['Valid address', 'valid'])
})
