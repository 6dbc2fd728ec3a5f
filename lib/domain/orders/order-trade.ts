/** One execution of an order (behaviour 3.13). Amounts are plain decimal text in whole tokens. */
export type OrderTrade = {
  /** ISO 8601 in UTC with milliseconds. */
  confirmedAt: string
  inputMint: string
  outputMint: string
  inputAmount: string
  /** What the wallet received: the net (behaviour 7.4). */
  outputAmount: string
  /** Undefined if it is not known in the output's token (behaviour 7.8). */
  feeAmount: string | undefined
  transactionSignature: string
}

/** What recurring and trigger orders have in common (behaviour 3.13). */
export type OrderCore = {
  orderKey: string
  inputMint: string
  outputMint: string
  /** ISO 8601 in UTC with milliseconds. */
  createdAt: string
  /** ISO 8601 in UTC with milliseconds; empty where Jupiter names none. */
  updatedAt: string
  /** Whether it came from one of Jupiter's active lists or of its past ones. */
  orderStatus: 'active' | 'history'
  /** The transaction that opened it; empty where Jupiter names none. */
  transactionSignature: string
  /** The transaction that closed it; empty while it is open and where Jupiter names none. */
  closingSignature: string
  trades: readonly OrderTrade[]
}
