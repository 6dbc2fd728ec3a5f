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

/** A column's name, letter for letter as its program wants it, and its cell of a trade. */
export type TaxColumn = readonly [name: string, cell: (trade: TaxRow) => string | number]

/** All that is particular to one program (behaviour 19.1, 19.2). */
export type TaxProgram = {
  name: string
  /** What its file is. */
  file: string
  /** How to import the file, and what to check first. */
  steps: readonly string[]
  /** How a file of several wallets tells whose a trade is (behaviour 21.8). */
  ofWallets: string
  /** The columns in order; none if the file is no table. */
  columns?: readonly TaxColumn[]
  /** What stands for a token; by default its symbol, else its mint (behaviour 19.6). */
  asset?: (mint: string, symbol: string | undefined) => string
  /** Whether the file has USD values (behaviour 19.9). */
  hasUsd?: boolean
}

/** A cell that stays empty: its program would drop, double or look up a value in it. */
export const blank = () => ''

/**
 * Describes a trade in words: its wallet if the file is of several (behaviour 21.8), its order, both
 * mints, the fee that is already off and its id, so that no two rows are alike (behaviour 19.3).
 */
export function taxNote({ id, wallet, orderType, orderKey, sent, received, fee }: TaxRow): string {
  return [
    ...(wallet === undefined ? [] : [`wallet ${wallet}`]),
    `Jupiter ${orderType} order ${orderKey}`,
    `sent mint ${sent.mint}`,
    `received mint ${received.mint}`,
    fee === undefined ? 'fee not known' : `fee ${fee} of the received token already off`,
    `trade ${id}`,
  ].join('; ')
}

/** '2026-03-02 08:00:26', UTC (behaviour 19.4). */
export function dashedTime({ dateMs }: Pick<TaxRow, 'dateMs'>): string {
  return new Date(dateMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** '03/02/2026 08:00:26', UTC, month first (behaviour 19.4). */
export function slashedTime(row: Pick<TaxRow, 'dateMs'>): string {
  const [date = '', time = ''] = dashedTime(row).split(' ')
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year} ${time}`
}
