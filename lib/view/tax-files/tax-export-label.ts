import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { namesMissingText } from '@/lib/view/csv/csv-fault-label'
import { emptyCellsText } from '@/lib/view/prices/price-label'
import { localDate } from '@/lib/view/time/local-date'
import { walletsLabel } from '@/lib/view/wallet/wallet-label'
import { dashedTime } from './tax-row'
import type { RoundedTrades } from './turbotax-rounding'

/** The dialog's title, and the button that opens it. */
export const TAX_EXPORT = 'Tax export'

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

/** What is missing in a file with USD values; undefined if nothing is. */
export function missingPricesText(missing: number): string | undefined {
  return missing === 0 ? undefined : emptyCellsText(missing)
}

/**
 * When a program was last given a file, and what is new for it: 'Last exported 14 Oct 2026 · 31 new'
 * (behaviour 19.15). @param exportedAtMs Unix milliseconds
 */
export function lastExportedText(exportedAtMs: number, fresh: number, timeZone?: string): string {
  const news = fresh === 0 ? 'No new trades' : `${groupedDigits(String(fresh))} new`
  return `Last exported ${dayOf(exportedAtMs, timeZone)} · ${news}`
}

/** 'All trades', with how many they are. */
export function allTradesLabel(all: number): string {
  return `All trades · ${groupedDigits(String(all))}`
}

/** 'Only new trades since 14 Oct 2026', with how many they are. @param exportedAtMs Unix milliseconds */
export function onlyNewLabel(exportedAtMs: number, fresh: number, timeZone?: string): string {
  return `Only new trades since ${dayOf(exportedAtMs, timeZone)} · ${groupedDigits(String(fresh))}`
}

function dayOf(ms: number, timeZone?: string): string {
  return localDate(new Date(ms).toISOString(), timeZone).day
}

const MAX_NAMED = 5

/** What 8 decimals do to TurboTax's file; undefined if nothing (behaviour 19.3). */
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
  trades: number
  name: string
  unnamed: number
  isRemembered: boolean
}): string {
  const { trades, name, unnamed, isRemembered } = facts
  return [
    `Downloaded ${counted(trades, 'trade')} for ${name}.`,
    ...(unnamed === 0 ? [] : [`${namesMissingText(unnamed)}; mint addresses are used.`]),
    ...(isRemembered ? [] : ['Browser storage is full: this export wasn’t remembered.']),
  ].join(' ')
}

/** Why Koinly gets no file before all names are known (behaviour 19.6). */
export function namesNeededText(unnamed: number): string {
  return `${namesMissingText(unnamed)}, and Koinly needs them all.`
}
