import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { type Given, namesMissingText } from './file-label'
import { localDate } from '@/lib/view/time/local-date'
import { walletsLabel } from '@/lib/view/wallet/wallet-label'
import { dashedTime, type RoundedTrades } from './tax-row'
import type { TimeZone } from '@/lib/domain/time/local-day'

/** What every file holds: '148 trades from 2 wallets, …' (behaviour 19.13, 21.8). */
export function tradesInFileText(trades: number, wallets: number): string {
  const from = wallets > 1 ? ` from ${walletsLabel(wallets)}` : ''
  return `${counted(trades, 'trade')}${from}, in UTC, net of fees. Deposits and gains aren’t included.`
}

/** Importers that also read the chain may count a trade twice. */
export function syncWarning(wallets: number): string {
  const which = wallets > 1 ? 'one of these wallets' : 'this wallet'
  return `If your tax software already syncs ${which}, importing may create duplicates.`
}

/** What a file would hold if only new trades were wanted and there are none (behaviour 19.15). */
export const NO_NEW_TRADES = 'No new trades'

/** Trades whose amounts aren't known in whole tokens (behaviour 25.14, 25.15). */
export function skippedTradesText(trades: number): string {
  const arent = trades === 1 ? 'isn’t' : 'aren’t'
  return `${counted(trades, 'trade')} with unknown amounts ${arent} included.`
}

/**
 * The choice between all trades and those since the last export, each with how many they are
 * (behaviour 19.15). @param exportedAtMs Unix milliseconds
 */
export function tradesOptions(
  allTrades: number,
  { exportedAtMs, fresh }: { exportedAtMs: number; fresh: readonly unknown[] },
  timeZone: TimeZone,
) {
  const { day } = localDate(new Date(exportedAtMs).toISOString(), timeZone)
  return [
    { value: 'all', text: 'All trades', count: groupedDigits(String(allTrades)) },
    {
      value: 'new',
      text: `Only new trades since ${day}`,
      count: groupedDigits(String(fresh.length)),
    },
  ] as const
}

/** Whose one USD value may be wrong; the prices of both sides say different things (behaviour 8.27). */
export function mismatchesText(trades: number): string {
  return `The sides of ${counted(trades, 'trade')} differ by over 10% in USD.`
}

/** What tells equal trades of one second apart (behaviour 19.2). */
export function movedTradesText(trades: number, program: string): string {
  const are = trades === 1 ? 'is' : 'are'
  return `${counted(trades, 'trade')} ${are} dated a second later: ${program} drops equal trades of one second.`
}

const MAX_NAMED = 5

/** What 8 decimals do to TurboTax's file; undefined if nothing (behaviour 19.2). */
export function roundedText({ rounded, zeros }: RoundedTrades): string | undefined {
  if (rounded === 0) return undefined
  const rows = `${counted(rounded, 'row')} ${rounded === 1 ? 'is' : 'are'} rounded.`
  if (zeros.length === 0) return rows
  const named = zeros.slice(0, MAX_NAMED).map((zero) => `${dashedTime(zero)} UTC (${zero.id})`)
  const more = zeros.length > MAX_NAMED ? ` and ${zeros.length - MAX_NAMED} more` : ''
  return `${rows} Rounded to zero: ${named.join(', ')}${more}.`
}

/** What an export that worked says (behaviour 19.13). @param name of the program */
export function exportedText(facts: {
  given: Given
  trades: number
  name: string
  unnamed: number
  isRemembered: boolean
}): string {
  const { given, trades, name, unnamed, isRemembered } = facts
  return [
    `${given} ${counted(trades, 'trade')} for ${name}.`,
    ...(unnamed === 0 ? [] : [`${namesMissingText(unnamed)}; mint addresses are used.`]),
    ...(isRemembered ? [] : ['This browser couldn’t remember this export.']),
  ].join(' ')
}

/** Why Koinly gets no file before all names are known (behaviour 19.6). */
export function namesNeededText(unnamed: number): string {
  return `${namesMissingText(unnamed)}, and Koinly needs them all.`
}
