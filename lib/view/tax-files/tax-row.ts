import type { OrderType } from '@/lib/domain/orders/order'

/** One side of a trade as tax files write it. */
export type TaxSide = {
  mint: string
  /** What the program knows the token by (behaviour 19.6). */
  asset: string
  /** Exact, plain decimal text in whole tokens. */
  amount: string
  /** Its USD value; empty if its price is not known. */
  usd: string
}

/** A trade as tax files write it: what was sent, and what was received net of the fee (behaviour 19.3). */
export type TaxRow = {
  id: string
  /** Unix milliseconds. */
  dateMs: number
  /** Its address, if the file is of several wallets. */
  wallet: string | undefined
  orderType: OrderType
  orderKey: string
  transactionSignature: string
  sent: TaxSide
  received: TaxSide
  /** In the received token; undefined if it is not known. */
  fee: string | undefined
}

/**
 * Describes a trade in words: its wallet if the file is of several (behaviour 21.8), its order, both
 * mints, the fee that is already deducted and its id, so that no two rows are alike (behaviour 19.3).
 */
export function taxNote({ id, wallet, orderType, orderKey, sent, received, fee }: TaxRow): string {
  return [
    ...(wallet === undefined ? [] : [`wallet ${wallet}`]),
    `Jupiter ${orderType} order ${orderKey}`,
    `sent mint ${sent.mint}`,
    `received mint ${received.mint}`,
    fee === undefined ? 'fee unknown' : `fee ${fee} already deducted`,
    `trade ${id}`,
  ].join('; ')
}

/** '2026-03-02 08:00:26', UTC (behaviour 19.2). */
export function dashedTime({ dateMs }: Pick<TaxRow, 'dateMs'>): string {
  return new Date(dateMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** '03/02/2026 08:00:26', UTC, month first (behaviour 19.2). */
export function slashedTime(row: Pick<TaxRow, 'dateMs'>): string {
  const [date = '', time = ''] = dashedTime(row).split(' ')
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year} ${time}`
}

/** '3/2/2026 08:00', UTC, without zeros before month and day (behaviour 19.2). */
export function shortTime(row: TaxRow): string {
  return slashedTime(row)
    .slice(0, -':00'.length)
    .replace(/\b0(?=\d\/)/g, '')
}
