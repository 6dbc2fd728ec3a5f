import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { longestTask } from './bench-browser'
import type { BenchSize } from './sizes'

const WAIT = { timeout: 300_000 }

/** Downloads the CSV: how long, and whether it has every row once. */
export async function measureCsv(
  page: Page,
  { trades, orders }: BenchSize,
): Promise<{ milliseconds: number; longestTask: number; isRight: boolean }> {
  const start = Date.now()
  const [download] = await Promise.all([
    page.waitForEvent('download', WAIT),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const milliseconds = Date.now() - start
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n')
  const rows = new Set(lines)
  const isRight = lines.length === trades + orders + 1 && rows.size === lines.length
  return { milliseconds, longestTask: await longestTask(page), isRight }
}
