import type { Locator, Page } from '@playwright/test'
import { expect, openAllTrades } from '../pages/app-test'
import { runClockUntil } from '../pages/orders-page'
import {
  expectSources,
  fetchButton,
  restButton,
  outcome,
  usdDialog,
  usdValues,
} from '../pages/price-dialog-page'
import type { Mocks } from '../pages/mocks-client'
import { MOCKS_URL } from '../run/mock-settings'
import { type FaultName, isOnce, statusOf } from './fault-cells'
import { expectFrame } from './page-frame'
import { playFault } from './play-fault'

const DEFILLAMA = `${MOCKS_URL}/defillama/`
const LOST: readonly FaultName[] = ['refused', 'reset in mid-answer', 'hang']
/** The run sends one request a second. */
const A_WHOLE_RUN = { timeout: 60_000 }
const STEP_MS = 1_000

/** Plays a fault on DefiLlama: the page keeps the prices from trades, and a retry fetches the rest. */
export async function checkDefillama(page: Page, mocks: Mocks, fault: FaultName): Promise<void> {
  // A moved clock skips the pauses of a run that gives up. That run's text stays; others would disappear after 5 s.
  const isInvalid = !isOnce(fault) && endingText(fault) === INVALID
  const isClockMoved = !isOnce(fault) && !isInvalid
  const untilShown = (button: Locator, stepMs: number) =>
    isClockMoved ? runClockUntil(page, button, stepMs) : expect(button).toBeVisible(A_WHOLE_RUN)
  if (isClockMoved) await page.clock.install()
  await openAllTrades(page, await mocks.wallet('everyday'))
  const played = await playFault(page, (url) => url.href.startsWith(DEFILLAMA), fault)
  await fetchButton(page).click()
  await usdDialog(page).getByRole('button', { name: 'Fetch without a key' }).click()
  const whole = page.getByRole('button', { name: ALL_BUT_ONE })
  if (isOnce(fault)) {
    await untilShown(whole, STEP_MS)
    await expectSources(page, FROM_BOTH)
    return
  }
  const message = restButton(outcome(page, endingText(fault)))
  await untilShown(message, fault === 'hang' ? 5_000 : STEP_MS)
  await message.hover()
  await expectSources(page, FROM_TRADES)
  await expect(usdValues(page).first()).toBeVisible()
  await expectFrame(page)
  played.lift()
  await message.click()
  await untilShown(whole, STEP_MS)
  await expectSources(page, FROM_BOTH)
}

/** For one minute of the wallet's trades, DefiLlama has no record nearby. */
const ALL_BUT_ONE = 'Fetch USD prices (1 Missing)'
const INVALID = / \d+ failed\./
const FROM_TRADES = /^\d+ prices: \d+ from trades$/
const FROM_BOTH = /^\d+ prices: \d+ from trades, \d+ DefiLlama( \(\d+ over 5 minutes away\))?$/

/** Returns the text at the end of the run (behaviour 8.31, 15.8). */
function endingText(fault: FaultName): RegExp {
  if (LOST.includes(fault)) return /Couldn’t reach DefiLlama\. \d+ prices saved\./
  const status = statusOf(fault) ?? 200
  return status === 429 || status >= 500
    ? /DefiLlama’s rate limit reached\. Try again later\. \d+ prices saved\./
    : INVALID
}
