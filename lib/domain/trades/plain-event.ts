import { isDecimalText } from '@/lib/domain/amounts/amount'
import { ORDER_TYPES } from '@/lib/domain/orders/order'
import { isIdentifier } from '@/lib/domain/text/identifier'
import type { CsvEvent } from './order-event'

/** In UTC, up to the 28th of a month: every month has that day. */
const PLAIN_DATE =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,9})?Z$/

/**
 * Whether a JSON value is surely an event, as nearly all are that our pages send: a twentieth of what
 * `csvEventSchema` takes. Of any other value only the schema knows whether it is one, and why not.
 */
export function isPlainEvent(value: unknown): value is CsvEvent {
  if (!isRecord(value)) return false
  const { kind, date, inputMint, inputAmount, orderType } = value
  const { orderKey, userAddress, transactionSignature } = value
  return (
    (kind === 'deposit' || (kind === 'trade' && hasPlainOutput(value))) &&
    typeof date === 'string' &&
    PLAIN_DATE.test(date) &&
    isIdentifier(inputMint) &&
    isPlainAmount(inputAmount) &&
    ORDER_TYPES.some((type) => type === orderType) &&
    isIdentifier(orderKey) &&
    isIdentifier(userAddress) &&
    (transactionSignature === '' || isIdentifier(transactionSignature))
  )
}

type JsonRecord = Record<string, unknown>

function hasPlainOutput({ outputMint, outputAmount, fee, place }: JsonRecord): boolean {
  return (
    isIdentifier(outputMint) &&
    isPlainAmount(outputAmount) &&
    (fee === null || isPlainAmount(fee)) &&
    (place === undefined || (Number.isSafeInteger(place) && Number(place) > 0))
  )
}

function isPlainAmount(value: unknown): boolean {
  return (
    isRecord(value) && isDecimalText(value.amount) && typeof value.adjustedForDecimals === 'boolean'
  )
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null
}
