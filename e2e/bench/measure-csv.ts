import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { longestTask } from './page-rest'
import type { BenchSize } from './sizes'

/** What the CSV of all orders costs, in milliseconds, and whether it has every row once. */
export type CsvFigures = { csv: number; csvTask: number; isCsvRight: boolean }

const WAIT = { timeout: 300_000 }

/** Downloads the CSV of a trades page. */
export async function measureCsv(page: Page, { trades, orders }: BenchSize): Promise<CsvFigures> {
  await longestTask(page)
  const start = Date.now()
  const [download] = await Promise.all([
    page.waitForEvent('download', WAIT),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const csv = Date.now() - start
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
  const rows = new Set(lines)
  const isCsvRight = lines.length === trades + orders + 1 && rows.size === lines.length
  return { csv, csvTask: await longestTask(page), isCsvRight }
}
