import type { OrderType } from '@/lib/domain/orders/order'

/** One side of a trade as tax files write it. */
export type TaxSide = {
  mint: string
  /** What the program knows the token by (behaviour 19.6). */
  asset: string
  /** Exact, plain decimal text in whole tokens. */
  amount: string
  /** Its USD value, empty where its price is not known. */
  usd: string
}

/** A trade as tax files write it: what was given, and what arrived net of the fee (behaviour 19.3). */
export type TaxRow = {
  id: string
  /** Unix milliseconds. */
  dateMs: number
  /** Its address, where the file is of several wallets. */
  wallet: string | undefined
  orderType: OrderType
  orderKey: string
  transactionSignature: string
  sent: TaxSide
  received: TaxSide
  /** In the received token; undefined where it is not known. */
  fee: string | undefined
}
