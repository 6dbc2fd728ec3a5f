import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { tokens, type MockToken } from '../wallets/wire/mock-tokens'
import type { ServedEvent } from './served-events'

/** The CSV's header row (behaviour 9.1). */
export const HEADER =
  'Kind,Timestamp,In Token Address,In Token Name,In Token Symbol,In Amount,In Amount USD,' +
  'Out Token Address,Out Token Name,Out Token Symbol,Out Amount,Out Amount USD,' +
  'Out Amount (fee),Out Amount (fee) USD,Out Amount (net),Out Amount (net) USD,' +
  'Transaction Signature,Order Type,Order Key'

const cellsSchema = z.array(z.array(z.string()))

/** Returns the cells of a CSV, row by row, the header row first. */
export function cellsOf(csv: string): string[][] {
  return cellsSchema.parse(parse(csv))
}

/** Returns the rows of a CSV as records by column name. */
export function recordsOf(csv: string): Record<string, string>[] {
  const [header = [], ...rows] = cellsOf(csv)
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))
}

export function downloadButton(page: Page): Locator {
  // A search by role over thousands of elements would slow the page down.
  return page.locator('button', { hasText: 'Download CSV' })
}

/** Returns the file that the browser saves after an action. */
export async function savedBy(
  page: Page,
  action: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()])
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  }
}

/** A token's name and symbol as the CSV has them. */
export type Names = { name: string; symbol: string }

const knownNames = new Map<string, Names>(
  Object.values<MockToken>(tokens).map(({ mint, name, symbol }) => [mint, { name, symbol }]),
)

/** Returns an event's row in the CSV, with empty USD values. `others` has the names of more tokens, by mint. */
export function expectedRow(event: ServedEvent, others?: ReadonlyMap<string, Names>): string[] {
  const { kind, seconds, inputMint, input, output, signature, type, key } = event
  const cells = (mint: string) => {
    const { name = '', symbol = '' } = others?.get(mint) ?? knownNames.get(mint) ?? {}
    return [mint, name, symbol]
  }
  const out = output
    ? [...cells(output.mint), output.total, '', output.fee, '', output.net, '']
    : Array<string>(9).fill('')
  return [kind, String(seconds), ...cells(inputMint), input, '', ...out, signature, type, key]
}
