import * as z from '@/lib/domain/text/zod'
import { shifted } from './decimal'

/** Digits with at most one point (behaviour 7.1). No token has more than 60 decimals (behaviour 6.8). */
export const decimalTextSchema = z.string().check(z.regex(/^\d{1,60}(\.\d{1,60})?$/))

/** An exact amount: in whole tokens if `adjustedForDecimals`, else in base units (behaviour 7.3). */
export const amountSchema = z.object({
  amount: decimalTextSchema,
  adjustedForDecimals: z.boolean(),
})
export type Amount = z.infer<typeof amountSchema>

/** Returns an amount in whole tokens; undefined if it is unknown or in base units. */
export function tokenAmount(amount: Amount | null): string | undefined {
  return amount?.adjustedForDecimals ? amount.amount : undefined
}

/** Returns an amount in whole tokens, exact. @throws FileError for base units of unknown decimals */
export function amountText(amount: Amount, decimals: number | undefined): string {
  if (amount.adjustedForDecimals) return amount.amount
  if (decimals === undefined) throw new FileError('unknown token decimals')
  return shifted(amount.amount, decimals)
}

/** Thrown with a reason for people if a file can't be written (behaviour 12.3, 15.9). */
export class FileError extends Error {}

/** Puts the number of a file's row, from 1 on, into a FileError that `make` throws. Other errors stay as they are. */
export function withRowNumber<T>(row: number, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw error instanceof FileError ? new FileError(`Row ${row}: ${error.message}.`) : error
  }
}
