import { ISO_TIME, type SigningRefusal } from '@/lib/domain/newer-orders/signing-check'
import type { ListFault } from '@/lib/domain/order-lists/order-list'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { counted } from '@/lib/view/amounts/amount-label'
import { whatHappened } from '@/lib/view/order-lists/order-list-label'
import { localDate } from '@/lib/view/time/local-date'
import { shortAddress } from '@/lib/view/wallet/wallet-label'
import type { TimeZone } from '@/lib/domain/time/local-day'

export const SIGNING_NOTE =
  'Signing moves no funds. The sign-in stays in this tab’s memory and is gone when you close it.'

/** Why a wallet isn't signed in (behaviour 25.10). */
export type SignInFault =
  | { kind: 'declined' }
  /** The wallet holds another account. `held` is undefined if the wallet shares no account. */
  | { kind: 'other account'; held: string | undefined; pageWallet: string }
  | { kind: 'not signed'; refusal: SigningRefusal }
  | { kind: 'rejected' }
  | { kind: 'service'; fault: ListFault }

const REFUSALS: Record<SigningRefusal, string> = {
  'other wallet': 'The message doesn’t name this wallet.',
  'other service': 'The message doesn’t name Jupiter.',
  'no expiry': 'The message doesn’t say when it expires.',
  expired: 'The message has expired. If it was new, check this device’s clock.',
  'late expiry': 'The message expires in more than 10 minutes. Check this device’s clock.',
  'unreadable transaction': 'The transaction can’t be checked.',
  'other instructions': 'The transaction does more than carry a memo.',
  'high fee': 'The transaction’s fee could be over 0.0001 SOL.',
  'other payer': 'Another wallet pays for the transaction.',
  'other signers': 'The transaction needs other signatures, too.',
  changed: 'The wallet changed what it was asked to sign.',
  'no signature': 'The wallet returned no signature.',
}

/** Returns whether the wallet was asked to sign and its signature is missing or can't be used. */
export function isSigningFault(fault: SignInFault): boolean {
  if (fault.kind === 'not signed') {
    return fault.refusal === 'no signature' || fault.refusal === 'changed'
  }
  return fault.kind === 'declined' || fault.kind === 'rejected'
}

/**
 * Says why a wallet isn't signed in (behaviour 25.10).
 * @param mayBeLedger whether the wallet was asked to sign a message, which some Ledgers can't do
 */
export function signInFaultText(fault: SignInFault, mayBeLedger = false): string {
  switch (fault.kind) {
    case 'declined':
      if (mayBeLedger) {
        return 'The wallet declined the request, or it’s a Ledger that can’t sign messages.'
      }
      return 'The wallet declined the request. Try again, and approve it there.'
    case 'other account': {
      const { held, pageWallet } = fault
      const holds = held === undefined ? 'shares no account' : `holds ${shortAddress(held)}`
      return `This wallet ${holds}, but the page shows ${shortAddress(pageWallet)}. Select ${shortAddress(pageWallet)} in the wallet, then retry.`
    }
    case 'not signed':
      return `Not signed: ${REFUSALS[fault.refusal]}`
    case 'rejected':
      return 'Jupiter didn’t accept the signature. It may have come too late.'
    case 'service':
      return fault.fault.kind === 'unreadable'
        ? `${whatHappened(fault.fault)} Its service may have changed.`
        : whatHappened(fault.fault)
  }
}

/** Returns 'Expires in 10 minutes, at 14:42' or 'Expired at 14:42' (behaviour 25.6). Times are in Unix milliseconds. */
export function expiryText(expiresAtMs: number, nowMs: number, timeZone: TimeZone): string {
  const minutes = Math.ceil((expiresAtMs - nowMs) / MINUTE_MS)
  const time = localDate(expiresAtMs, timeZone).time.slice(0, 5)
  return minutes > 0 ? `Expires in ${counted(minutes, 'minute')}, at ${time}` : `Expired at ${time}`
}

/** Splits a text around the wallet's address and times. Every second part is an address or a time. */
export function messageParts(text: string, userAddress: string): string[] {
  return text.split(new RegExp(`(${userAddress}|${ISO_TIME.source})`))
}
