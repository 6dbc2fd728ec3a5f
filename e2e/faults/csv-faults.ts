import type { Page } from '@playwright/test'
import { expect } from '../pages/app-test'
import { cellsOf, downloadButton, savedBy } from '../pages/csv-file'
import { runClockUntil } from '../pages/orders-page'
import { openTradesLink } from '../pages/trades-page'
import type { Mocks } from '../pages/mocks-client'
import { type FaultName, statusOf } from './fault-cells'
import { expectFrame } from './page-frame'
import { playFault } from './play-fault'

const LOST: readonly FaultName[] = ['refused', 'reset in mid-answer', 'hang']

/** Plays a fault on our CSV route: no file is saved, the page says why, and Retry saves the whole file. */
export async function checkCsv(page: Page, mocks: Mocks, fault: FaultName): Promise<void> {
  await page.clock.install()
  await openTradesLink(page, await mocks.wallet('one-recurring'))
  const played = await playFault(page, (url) => url.pathname === '/trades/csv', fault)
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  await downloadButton(page).click()
  const failed = page.getByRole('alert').filter({ hasText: reasonOf(fault) })
  await runClockUntil(page, failed, fault === 'hang' ? 5_000 : 100)
  expect(files).toEqual([])
  await expectFrame(page)
  played.lift()
  const { text } = await savedBy(page, () => failed.getByRole('button', { name: 'Retry' }).click())
  expect(cellsOf(text)).toHaveLength(6)
}

/** Returns what the page says about the missing file (behaviour 15.9). */
function reasonOf(fault: FaultName): string {
  if (statusOf(fault) !== undefined) return 'Couldn’t create the file. Server error'
  if (LOST.includes(fault)) return 'Couldn’t create the file. Connection lost.'
  return 'Couldn’t create the file. The download was incomplete.'
}
