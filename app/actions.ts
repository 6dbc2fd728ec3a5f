'use server'

import { redirect } from 'next/navigation'
import { INVALID_ADDRESS, isAddress } from '@/lib/domain/wallet/address'
import type { AddressFormState } from '@/components/landing/address-form'
import { walletPath } from '@/lib/view/urls/paths'

/** So much of a refused text comes back into the field. */
const MAX_ECHO_LENGTH = 200

/** The landing form: checks the address again and opens its orders (behaviour 1.5). */
export async function openOrders(
  _previous: AddressFormState,
  form: FormData,
): Promise<AddressFormState> {
  const field = form.get('userAddress')
  const userAddress = typeof field === 'string' ? field.trim() : ''
  if (isAddress(userAddress)) redirect(walletPath(userAddress))
  return { submitted: userAddress.slice(0, MAX_ECHO_LENGTH), error: INVALID_ADDRESS }
}
