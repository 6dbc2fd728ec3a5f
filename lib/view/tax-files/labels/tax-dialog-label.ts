import type { PriceCounts } from '@/lib/domain/prices/price-answers'
import { counted } from '@/lib/view/amounts/count-label'
import { priceSourcesLabel } from '@/lib/view/prices/price-source-label'
import { localDate } from '@/lib/view/time/local-date'
import { walletsLabel } from '@/lib/view/wallet/wallet-label'

/** The dialog's title, and the button that opens it. */
export const FOR_A_TAX_PROGRAM = 'For a tax program'

/** Importers that read the chain, too, may count a trade twice. */
export function syncWarning(wallets: number): string {
  const which = wallets > 1 ? 'one of these wallets' : 'this wallet'
  return `If ${which} already syncs with your tax program, importing may duplicate trades.`
}

/** What every file holds: '148 trades of 2 wallets, …' (behaviour 19.13, 21.11). */
export function tradesInFileText(trades: number, wallets: number): string {
  const of = wallets > 1 ? ` of ${walletsLabel(wallets)}` : ''
  return `${counted(trades, 'trade')}${of}, oldest first, in UTC, each net of Jupiter’s fee. Deposits are no trades and stay out. No gains are computed.`
}

/**
 * Where the files' USD values come from, and what is missing: '3 prices: 3 Birdeye. 1 price is
 * missing.'
 */
export function pricesInFileText(prices: PriceCounts): string {
  return `${priceSourcesLabel(prices) ?? 'No USD prices'}. ${missingText(prices.missing)} USD values go into the files for Koinly and Awaken only.`
}

function missingText(missing: number): string {
  if (missing === 0) return 'None is missing.'
  return missing === 1 ? '1 price is missing.' : `${counted(missing, 'price')} are missing.`
}

/** 'Only what is new since 02 Mar 2026', in the visitor's zone. @param atMs Unix milliseconds */
export function onlyNewLabel(atMs: number, timeZone?: string): string {
  return `Only what is new since ${localDate(new Date(atMs).toISOString(), timeZone).day}`
}

/** How much of it is new: '12 of 148 trades' or 'nothing'. */
export function newTradesText(fresh: number, all: number): string {
  return fresh === 0 ? 'Nothing is new.' : `${fresh} of ${counted(all, 'trade')}`
}

/** A date in UTC as the files have it, to find a row by. */
type ZeroRow = { dateMs: number; id: string }

/** What 8 decimals do to TurboTax's file; undefined where nothing (behaviour 19.8). */
export function roundedText(rounded: number, zeros: readonly ZeroRow[]): string | undefined {
  if (rounded === 0) return undefined
  const rows = `${counted(rounded, 'row')} ${rounded === 1 ? 'is' : 'are'} rounded to them.`
  if (zeros.length === 0) return rows
  const named = zeros.slice(0, MOST_NAMED).map(({ dateMs, id }) => `${utcText(dateMs)} (${id})`)
  const more = zeros.length > MOST_NAMED ? ` and ${zeros.length - MOST_NAMED} more` : ''
  return `${rows} Nothing is left of an amount in ${named.join(', ')}${more}.`
}

const MOST_NAMED = 5

function utcText(dateMs: number): string {
  return `${new Date(dateMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}

/** What an export that worked says (behaviour 19.14). */
export function exportedText(facts: {
  trades: number
  /** The program. */
  name: string
  unnamed: number
  isRemembered: boolean
}): string {
  const { trades, name, unnamed, isRemembered } = facts
  return [
    `Downloaded ${counted(trades, 'trade')} for ${name}.`,
    ...(unnamed === 0
      ? []
      : [`The names of ${counted(unnamed, 'token')} did not come: their mints stand for them.`]),
    ...(isRemembered ? [] : ['This browser has no room to remember what was exported.']),
  ].join(' ')
}
