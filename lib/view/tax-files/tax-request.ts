import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { type CsvBody, splitCsvRequest } from '@/lib/view/csv/csv-request-split'
import type { TaxFormat } from './tax-format'

export type TaxRequestParts = {
  format: TaxFormat
  /** By date. */
  trades: readonly Trade[]
  /** Only the verified ones: of any other token nothing but the mint is written (behaviour 19.6). */
  tokens: TokenMap
  prices: PriceAnswers
  /** Whether rows say which wallet they are of (behaviour 21.8). */
  namesWallets: boolean
}

/** The tokens that a service vouches for, as the route reads it (behaviour 19.1, 19.6). */
export function verifiedTokens(tokens: TokenMap): ReadonlyMap<string, Token & { verified: true }> {
  const verified = [...tokens].flatMap(([mint, token]): [string, Token & { verified: true }][] => {
    const { address, symbol, name, decimals, isVerified } = token
    return isVerified ? [[mint, { address, symbol, name, decimals, verified: true }]] : []
  })
  return new Map(verified)
}

/** Splits the trades into bodies of POST /trades/csv, as the CSV's rows are (behaviour 9.9, 19.11). */
export function* splitTaxRequest(parts: TaxRequestParts): Generator<CsvBody> {
  const { format, trades, tokens, prices, namesWallets } = parts
  const head = JSON.stringify({ format, namesWallets }).slice(0, -1)
  for (const part of splitCsvRequest(trades, verifiedTokens(tokens), prices)) {
    yield { ...part, body: `${head},${part.body.slice(1)}` }
  }
}
