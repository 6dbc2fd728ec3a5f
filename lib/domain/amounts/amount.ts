import * as z from '@/lib/domain/text/zod'
import { FileError } from '@/lib/domain/files/file-error'
import { shifted } from './decimal'

/** Digits with at most one point (behaviour 7.1). No token has more than 60 decimals (behaviour 6.8). */
export const decimalTextSchema = z.string().check(z.regex(/^\d{1,60}(\.\d{1,60})?$/))

/** An exact amount: in token units if `adjustedForDecimals`, else in base units (behaviour 7.3). */
export const amountSchema = z.object({
  amount: decimalTextSchema,
  adjustedForDecimals: z.boolean(),
})
export type Amount = z.infer<typeof amountSchema>

/** Returns an amount in token units; undefined if it is unknown or in base units. */
export function tokenAmount(amount: Amount | null): string | undefined {
  return amount?.adjustedForDecimals ? amount.amount : undefined
}

/** Returns an amount in token units, exact. @throws FileError for base units of unknown decimals */
export function amountText(amount: Amount, decimals: number | undefined): string {
  if (amount.adjustedForDecimals) return amount.amount
  if (decimals === undefined) throw new FileError('unknown token decimals')
  return shifted(amount.amount, decimals)
}
