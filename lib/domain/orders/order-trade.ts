/** One execution of an order, as its list tells it (spec 3 'Trigger trade'). Amounts in whole tokens. */
export type OrderTrade = {
  /** ISO 8601 in UTC with milliseconds. */
  confirmedAt: string
  inputMint: string
  outputMint: string
  inputAmount: string
  outputAmount: string
  feeAmount: string
  transactionSignature: string
}

/** What recurring and trigger orders have in common. */
export type OrderCore = {
  orderKey: string
  inputMint: string
  outputMint: string
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string
  /** ISO 8601 in UTC with milliseconds; empty where the service names none. */
  updatedAt: string
  /** Which of Jupiter's lists it came from. */
  orderStatus: 'active' | 'history'
  /** The transaction that opened it; empty where the service names none. */
  transactionSignature: string
  trades: readonly OrderTrade[]
}
