import { type Amount, amountText } from '@/lib/domain/amounts/amount'
import { withRowNumber } from '@/lib/domain/files/file-error'
import { assertSameUnits, totalOutput } from '@/lib/domain/amounts/fee'
import { roundedProduct } from '@/lib/domain/amounts/decimal'
import { KNOWN_TOKENS } from '@/lib/domain/tokens/token'
import type { RequestEvent } from '@/lib/domain/trades/order-event'
import { knownPrice, type PriceMap, priceText } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { type Column, type Table, tableOf } from './csv-text'
import type { RequestMint } from './request-mint'

const USD_DECIMALS = 6

type RequestMints = ReadonlyMap<string, RequestMint>

/** Returns the tokens of a request by mint. What it lacks of SOL, USDC and USDT is filled in (behaviour 6.14). */
export function tokensByMint(mints: readonly RequestMint[]): RequestMints {
  const tokens = new Map<string, RequestMint>(KNOWN_TOKENS)
  for (const mint of mints) {
    const ours = KNOWN_TOKENS.get(mint.address)
    tokens.set(mint.address, {
      ...mint,
      symbol: mint.symbol || ours?.symbol,
      name: mint.name || ours?.name,
      decimals: mint.decimals ?? ours?.decimals ?? mint.decimals,
    })
  }
  return tokens
}

type RowParts = ReturnType<typeof rowParts>

/** The CSV's 19 columns: their names and cells (behaviour 9.1). The second is the time in Unix seconds. */
const COLUMNS: readonly Column<RowParts>[] = [
  ['Kind', ({ event }) => event.kind],
  ['Timestamp', ({ seconds }) => seconds],
  ['In Token Address', ({ event }) => event.inputMint],
  ['In Token Name', ({ input }) => input.token?.name ?? ''],
  ['In Token Symbol', ({ input }) => input.token?.symbol ?? ''],
  ['In Amount', ({ input }) => input.amount ?? ''],
  ['In Amount USD', ({ input }) => input.usd],
  ['Out Token Address', ({ output }) => output?.mint ?? ''],
  ['Out Token Name', ({ output }) => output?.token?.name ?? ''],
  ['Out Token Symbol', ({ output }) => output?.token?.symbol ?? ''],
  ['Out Amount', ({ output }) => output?.total ?? ''],
  ['Out Amount USD', ({ output }) => usdCell(output?.total, output?.price)],
  ['Out Amount (fee)', ({ output }) => output?.fee ?? ''],
  ['Out Amount (fee) USD', ({ output }) => usdCell(output?.fee, output?.price)],
  ['Out Amount (net)', ({ output }) => output?.amount ?? ''],
  ['Out Amount (net) USD', ({ output }) => output?.usd ?? ''],
  ['Transaction Signature', ({ event }) => event.transactionSignature],
  ['Order Type', ({ event }) => event.orderType],
  ['Order Key', ({ event }) => event.orderKey],
]
export const CSV_COLUMNS = COLUMNS.map(([name]) => name)

/**
 * Returns the CSV: exact amounts, and USD rounded half up to 6 decimals (behaviour 9.1, 9.4).
 * @param firstRow how many events of the request come before these
 * @throws FileError 'Row N …' for the first event with an amount that can't be written exactly
 */
export function csvTable(
  events: readonly RequestEvent[],
  tokens: RequestMints,
  prices: PriceMap,
  firstRow = 0,
): Table {
  const rows = events.map((event, index) =>
    withRowNumber(firstRow + index + 1, () => rowParts(event, tokens, prices)),
  )
  return tableOf(COLUMNS, rows)
}

/**
 * Returns what a row of the CSV or of a tax file is made from. A deposit has no output.
 * @throws FileError if an amount can't be written exactly
 */
export function rowParts(event: RequestEvent, tokens: RequestMints, prices: PriceMap) {
  const seconds = unixSeconds(event.date)
  const sideOf = (mint: string, inAnyUnits: Amount | null) => {
    const token = tokens.get(mint)
    const amount = cellAmount(inAnyUnits, token)
    const price = knownPrice(prices, mint, seconds)
    return { mint, token, amount, price, usd: usdCell(amount, price) }
  }
  const input = sideOf(event.inputMint, event.inputAmount)
  if (event.kind === 'deposit') return { event, seconds, input, output: undefined }
  assertSameUnits(event.outputAmount, event.fee)
  const side = sideOf(event.outputMint, event.outputAmount)
  const fee = cellAmount(event.fee, side.token)
  const total = side.amount && totalOutput(side.amount, fee)
  return { event, seconds, input, output: { ...side, fee, total } }
}

/** Returns an amount in token units; undefined if that amount is unknown. */
function cellAmount(amount: Amount | null, token: RequestMint | undefined): string | undefined {
  return isKnownAmount(amount, token) ? amountText(amount, token?.decimals ?? undefined) : undefined
}

/** Returns whether an amount is known in token units (behaviour 25.14, 25.15). */
export function isKnownAmount(
  amount: Amount | null,
  token: RequestMint | undefined,
): amount is Amount {
  return amount !== null && (amount.adjustedForDecimals || token?.decimals !== null)
}

/** Returns the USD value of an amount in token units, rounded half up to 6 decimals; '' if it is unknown (behaviour 9.4). */
function usdCell(amount: string | undefined, price: number | undefined): string {
  if (amount === undefined || price === undefined) return ''
  return roundedProduct(amount, priceText(price), USD_DECIMALS)
}
