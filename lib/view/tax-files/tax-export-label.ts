import { tradeId } from '@/lib/domain/trades/order-event'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { type Delivery, type FileToast, namesMissingText } from '@/lib/view/files/file-label'
import { localDate } from '@/lib/view/time/local-date'
import { dashedTime } from './tax-columns'
import { TAX_PROGRAMS, type TaxFormat } from './tax-programs'
import type { RoundedTrades } from './tax-rows'
import type { TimeZone } from '@/lib/domain/time/local-day'

/** Says what the file holds: '148 trades from 2 wallets, …' (behaviour 19.13, 21.8). */
export function tradesInFileText(trades: number, wallets: number): string {
  const from = wallets > 1 ? ` from ${counted(wallets, 'wallet')}` : ''
  return `${counted(trades, 'trade')}${from}, in UTC, net of fees. Deposits and gains aren’t included.`
}

/** Warns that a program which also reads the chain may count trades twice. */
export function syncWarning(wallets: number): string {
  const which = wallets > 1 ? 'one of these wallets' : 'this wallet'
  return `If your tax software already syncs ${which}, importing may create duplicates.`
}

/** Counts the trades that the file lacks because an amount is unknown (behaviour 25.14, 25.15). */
export function skippedTradesText(trades: number): string {
  const arent = trades === 1 ? 'isn’t' : 'aren’t'
  return `${counted(trades, 'trade')} with unknown amounts ${arent} included.`
}

/** Returns the choices 'All trades' and 'Only new trades since {day}', with counts (behaviour 19.15). */
export function tradesOptions(
  allTrades: number,
  { exportedAtMs, fresh }: { exportedAtMs: number; fresh: readonly unknown[] },
  timeZone: TimeZone,
) {
  const { day } = localDate(exportedAtMs, timeZone)
  return [
    { value: 'all', text: 'All trades', count: groupedDigits(allTrades) },
    { value: 'new', text: `Only new trades since ${day}`, count: groupedDigits(fresh.length) },
  ] as const
}

/** Counts the trades whose sides differ in USD, so that their value may be wrong (behaviour 8.27). */
export function mismatchesText(trades: number): string {
  return `The sides of ${counted(trades, 'trade')} differ by over 10% in USD.`
}

/** Says how many trades are dated later, because the program drops identical ones (behaviour 19.2). */
export function movedTradesText(trades: number, format: TaxFormat): string {
  const { name, dropsEqualRowsOf: unit } = TAX_PROGRAMS[format]
  const are = trades === 1 ? 'is' : 'are'
  return `${counted(trades, 'trade')} ${are} dated a ${unit} later: ${name} drops identical trades in the same ${unit}.`
}

const MAX_NAMED = 5

/** Says how many rows are rounded to TurboTax's 8 decimals; undefined if none (behaviour 19.2). */
export function roundedText({ rounded, zeros }: RoundedTrades): string | undefined {
  if (rounded === 0) return undefined
  const rows = `${counted(rounded, 'row')} ${rounded === 1 ? 'is' : 'are'} rounded.`
  if (zeros.length === 0) return rows
  const named = zeros
    .slice(0, MAX_NAMED)
    .map((zero) => `${dashedTime(zero)} UTC (${tradeId(zero)})`)
  const more = zeros.length > MAX_NAMED ? ` and ${zeros.length - MAX_NAMED} more` : ''
  return `${rows} Rounded to zero: ${named.join(', ')}${more}.`
}

/** Returns the toast about an export that the visitor got (behaviour 19.13). */
export function exportToast(facts: {
  delivery: Delivery
  trades: number
  program: string
  unnamed: number
  isRemembered: boolean
}): FileToast {
  const { delivery, trades, program, unnamed, isRemembered } = facts
  const text = [
    `${delivery} ${counted(trades, 'trade')} for ${program}.`,
    ...(unnamed === 0 ? [] : [`${namesMissingText(unnamed)}; mint addresses are used.`]),
    ...(isRemembered ? [] : ['This browser couldn’t remember this export.']),
  ].join(' ')
  return { kind: unnamed > 0 || !isRemembered ? 'warn' : 'ok', text }
}

/** Says that Koinly's file needs the names of all tokens (behaviour 19.6). */
export function namesNeededText(unnamed: number): string {
  return `${namesMissingText(unnamed)}, and Koinly needs them all.`
}
