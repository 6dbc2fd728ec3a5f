'use server'

import { redirect } from 'next/navigation'
import {
  ADDRESS_REFUSALS,
  MAX_ECHO_LENGTH,
  parseAddress,
  submittedAddress,
} from '@/lib/domain/wallet/address'
import type { AddressFormState } from '@/components/landing/address-form'
import { walletPath } from '@/lib/view/urls/paths'

/** The landing form's action. Checks the address again, then opens its orders or returns the fault (behaviour 1.5). */
export async function openOrders(
  _previous: AddressFormState,
  form: FormData,
): Promise<AddressFormState> {
  const submitted = submittedAddress(form)
  const parsed = parseAddress(submitted)
  if (parsed.kind === 'address') redirect(walletPath(parsed.address))
  return { submitted: submitted.slice(0, MAX_ECHO_LENGTH), error: ADDRESS_REFUSALS[parsed.kind] }
}
