import type { Browser, Page } from '@playwright/test'
import { fetchButton, usdDialog } from '../pages/price-dialog-page'
import { taxButton } from '../pages/tax-dialog-page'
import { openPage } from './bench-browser'
import { newWallet } from './new-wallet'
import { longestTask } from './page-rest'
import { clickToShown } from './page-timing'
import type { BenchSize } from './sizes'

/** A run without a key, and what a large wallet's two dialogs and such a run's start cost, in ms. */
export type PriceFigures = {
  requests: number
  seconds: number
  priceDialog: number
  priceDialogTask: number
  taxDialog: number
  taxDialogTask: number
  keylessStart: number
  keylessStartTask: number
}

const LARGEST: BenchSize = { sample: 'long-tail', trades: 100_000, orders: 2_000, pairs: 700 }
const WAIT = { timeout: 300_000 }
const DIALOG = '[role=dialog]'
const PROGRESS = '[role=group][aria-label="Fetching USD prices"]'
/** Then prices come, one request a second. */
const START_MS = 500

/** 1,000 prices of 20 mints without a key; the dialogs and a run's start at 100,000 trades. */
export async function measurePrices(browser: Browser): Promise<PriceFigures> {
  return { ...(await measureKeylessRun(browser)), ...(await measureDialogs(browser)) }
}

async function openTrades(browser: Browser, tradesUrl: string): Promise<Page> {
  const page = await openPage(browser)
  await page.goto(tradesUrl)
  await page.getByText(/^Updated /).waitFor(WAIT)
  await fetchButton(page).waitFor(WAIT)
  return page
}

async function measureKeylessRun(browser: Browser) {
  const page = await openTrades(browser, (await newWallet({ sample: 'many-minutes' }, 0)).tradesUrl)
  let requests = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/defillama')) requests += 1
  })
  await fetchButton(page).click()
  const start = Date.now()
  await usdDialog(page).getByRole('button', { name: 'Fetch without a key' }).click()
  await usdDialog(page).waitFor({ state: 'hidden', ...WAIT })
  const seconds = (Date.now() - start) / 1_000
  await page.context().close()
  return { requests, seconds }
}

async function measureDialogs(browser: Browser) {
  const page = await openTrades(browser, (await newWallet(LARGEST, 0)).tradesUrl)
  const opened = async (button: typeof fetchButton) => {
    // The dialog's code is loaded then, as by everybody who points at it.
    await button(page).hover()
    await longestTask(page)
    const shown = await clickToShown(button(page), DIALOG)
    const task = await longestTask(page)
    await page.keyboard.press('Escape')
    await page.locator(DIALOG).waitFor({ state: 'detached' })
    return { shown, task }
  }
  const price = await opened(fetchButton)
  const tax = await opened(taxButton)
  const keyless = await measureKeylessStart(page)
  await page.context().close()
  return {
    ...{ priceDialog: price.shown, priceDialogTask: price.task },
    ...{ taxDialog: tax.shown, taxDialogTask: tax.task },
    ...keyless,
  }
}

/** From the click on 'Fetch without a key' until the run shows, and the longest task meanwhile. */
async function measureKeylessStart(page: Page) {
  await fetchButton(page).click()
  await usdDialog(page)
    .getByText(/from your trades/)
    .waitFor(WAIT)
  await longestTask(page)
  const button = usdDialog(page).getByRole('button', { name: 'Fetch without a key' })
  const keylessStart = await clickToShown(button, PROGRESS)
  await page.waitForTimeout(START_MS)
  const keylessStartTask = Number(await page.evaluate('Math.max(0, ...noted.longTasks)'))
  return { keylessStart, keylessStartTask }
}
