import type { Browser, Page } from '@playwright/test'
import { fetchButton, usdDialog } from '../pages/price-dialog-page'
import { taxButton } from '../pages/tax-dialog-page'
import { longestTask, openPage } from './bench-browser'
import type { Figure } from './figures'
import { type BenchSize, newWallet } from './new-wallet'
import { clickToShown } from './page-timing'

const LARGEST: BenchSize = { sample: 'long-tail', trades: 100_000, orders: 2_000, pairs: 700 }
const WAIT = { timeout: 300_000 }

/** Measures the price and tax dialogs and the start of a run, at 100,000 trades. */
export async function measurePrices(browser: Browser): Promise<Figure[]> {
  const page = await openLargest(browser)
  const priceDialog = await clickToDialog(page, fetchButton)
  const taxDialog = await clickToDialog(page, taxButton)
  await fetchButton(page).click()
  await usdDialog(page)
    .getByText(/from your trades/)
    .waitFor(WAIT)
  await longestTask(page)
  const progress = '[role=progressbar][aria-label^="Fetching USD prices"]'
  const keyless = usdDialog(page).getByRole('button', { name: 'Fetch without a key' })
  const keylessStart = await clickToShown(keyless, progress)
  await page.context().close()
  return [
    ['price dialog at 100,000 trades: click to shown', priceDialog, 'ms'],
    ['tax dialog at 100,000 trades: click to shown', taxDialog, 'ms'],
    ['fetch without a key at 100,000 trades: click to shown', keylessStart, 'ms'],
  ]
}

async function openLargest(browser: Browser): Promise<Page> {
  const page = await openPage(browser)
  await page.goto((await newWallet(LARGEST)).tradesUrl)
  await page.getByText(/^Updated /).waitFor(WAIT)
  await fetchButton(page).waitFor(WAIT)
  return page
}

/**
 * Returns the time from the click until the dialog shows, in ms. A hover loads the dialog's code first, as a
 * visitor's pointer does.
 */
async function clickToDialog(page: Page, button: typeof fetchButton): Promise<number> {
  await button(page).hover()
  await longestTask(page)
  const dialogMs = await clickToShown(button(page), '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog]').waitFor({ state: 'detached' })
  return dialogMs
}
