import Big from 'big.js'
import { rate } from '@/lib/domain/amounts/rate'
import type {
  PairReconciliation,
  PairReconciliations,
} from '@/lib/domain/reconciliation/reconcile-orders'
import {
  averageUsdPrice,
  type PairSummary,
  type PairUsdValue,
  type Received,
} from '@/lib/domain/summary/pair-summary'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import type { Cell } from '@/lib/view/csv/csv-text'

/** The columns of the summary's file, named like those of the trades' CSV (behaviour 18.9). */
export const SUMMARY_COLUMNS = [
  'In Token Address',
  'In Token Name',
  'In Token Symbol',
  'Out Token Address',
  'Out Token Name',
  'Out Token Symbol',
  'Deposits',
  'In Amount Deposited',
  'In Amount Refunded',
  'Trades',
  'First Trade',
  'Last Trade',
  'In Amount',
  'Out Amount',
  'Out Amount (fee)',
  'Out Amount (net)',
  'Trades With Unknown Fee',
  'Average Out per In',
  'Average Out (net) per In',
  'Average In per Out',
  'Average In per Out (net)',
  'Trades With In Price',
  'In Amount USD',
  'Average USD per Out',
  'Average USD per Out (net)',
  'Trades With Out Price',
  'Out Amount USD',
  'Out Amount (net) USD',
  'Orders',
  'Orders Reconciled',
  'Orders Not Reconciled',
  'In Amount Difference',
  'Out Amount Difference',
] as const

const USD_DECIMALS = 6
/** An average may be of a token worth less than a millionth of a dollar. */
const USD_PRICE_DECIMALS = 12
const HALF_UP = 1

/**
 * Returns the rows of the summary's file, complete whatever the switches say. Averages have the decimals
 * of their token and are empty if a token is unknown (behaviour 18.9).
 */
export function summaryRows(
  pairs: readonly PairSummary[],
  reconciled: PairReconciliations,
  tokens: TokenMap,
): Cell[][] {
  return pairs.map((pair) => {
    const { inputMint, outputMint, paid, received } = pair
    const [input, output] = [tokens.get(inputMint), tokens.get(outputMint)]
    const outPerIn = (side: keyof Received) =>
      (input && output && rate(received[side], paid, output.decimals)) ?? ''
    const inPerOut = (side: keyof Received) =>
      (input && output && rate(paid, received[side], input.decimals)) ?? ''
    return [
      ...tokenCells(inputMint, input),
      ...tokenCells(outputMint, output),
      pair.deposits,
      pair.deposited,
      pair.refunded,
      pair.trades,
      secondsCell(pair.firstTrade),
      secondsCell(pair.lastTrade),
      paid,
      received.total,
      pair.fees,
      received.net,
      pair.unknownFees,
      ...[outPerIn('total'), outPerIn('net'), inPerOut('total'), inPerOut('net')],
      ...usdValueCells(pair.usdValue),
      ...reconciledCells(reconciled.get(pair.key)),
    ]
  })
}

function tokenCells(mint: string, token: Token | undefined): string[] {
  return [mint, token?.name ?? '', token?.symbol ?? '']
}

function secondsCell(date: string | undefined): string | number {
  return date === undefined ? '' : unixSeconds(date)
}

function usdValueCells(usdValue: PairUsdValue | undefined): (string | number)[] {
  if (!usdValue) return [0, '', '', '', 0, '', '']
  const { paid, received } = usdValue
  const price = (side: keyof Received) =>
    rounded(averageUsdPrice(usdValue, side) ?? '', USD_PRICE_DECIMALS)
  return [
    paid.trades,
    paid.trades === 0 ? '' : rounded(paid.usd, USD_DECIMALS),
    ...[price('total'), price('net')],
    received.trades,
    ...[received.usd.total, received.usd.net].map((usd) =>
      received.trades === 0 ? '' : rounded(usd, USD_DECIMALS),
    ),
  ]
}

/** Of all selected orders of the pair, despite filters (behaviour 18.9). */
function reconciledCells(pair: PairReconciliation | undefined): Cell[] {
  if (!pair) return [0, 0, 0, '0', '0']
  const { orders, reconciled, notReconciled, input, output } = pair
  return [orders, reconciled, notReconciled, { figure: input }, { figure: output }]
}

function rounded(usd: string, decimals: number): string {
  return usd === '' ? '' : new Big(usd).round(decimals, HALF_UP).toFixed()
}
