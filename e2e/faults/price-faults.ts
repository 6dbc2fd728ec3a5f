import type { Page } from '@playwright/test'
import { expect, openAllTrades } from '../pages/app-test'
import {
  expectAllFetched,
  fetchButton,
  keyField,
  restButton,
  startFetch,
  outcome,
  usdDialog,
} from '../pages/price-dialog-page'
import { runClockUntil } from '../pages/orders-page'
import type { Mocks } from '../pages/mocks-client'
import type { PriceFault } from '../mocks/services/price-faults'
import { type FaultName, isOnce, statusOf } from './fault-cells'
import { expectFrame } from './page-frame'
import { playFault } from './play-fault'

/** How many calls Birdeye answers before the fault. */
const ANSWERED_BEFORE = 2

/** Plays a fault on Birdeye: the page keeps the prices that were fetched, and a retry fetches the rest. */
export async function checkBirdeye(page: Page, mocks: Mocks, fault: FaultName): Promise<void> {
  const apiKey = `fault-${fault.replaceAll(' ', '-')}-${Math.random()}`
  const isSingle = isOnce(fault) || fault === 'hang'
  const lift = await mocks.priceFault(apiKey, answerOf(fault), {
    after: ANSWERED_BEFORE,
    ...(isSingle ? { times: 1 } : {}),
  })
  await openAllTrades(page, await mocks.wallet('one-recurring'))
  const total = Number((await fetchButton(page).textContent())?.match(/\d+/)?.[0])
  await startFetch(page, apiKey)
  const message = endingText(fault, total)
  if (statusOf(fault) === 401 || statusOf(fault) === 403) {
    await expect(usdDialog(page).getByText(message)).toBeVisible({ timeout: 40_000 })
    await lift()
    await keyField(page).fill(apiKey)
    await keyField(page).press('Enter')
    await expectAllFetched(page)
    return
  }
  await expect(outcome(page, message)).toBeVisible({ timeout: 60_000 })
  await expectFrame(page)
  await lift()
  if (fault === '429 once') {
    await expectAllFetched(page)
    return
  }
  await restButton(outcome(page, message)).click()
  await expectAllFetched(page)
}

const ANSWERS = {
  refused: 'drop',
  'reset in mid-answer': 'broken-off',
  hang: 'hang',
  HTML: 'html',
  'cut JSON': 'cut',
  'wrong shape': 'wrong-shape',
  null: 'null',
} as const
const isNamed = (fault: FaultName): fault is keyof typeof ANSWERS => fault in ANSWERS

/** A fault as the mock of Birdeye names it. */
function answerOf(fault: FaultName): PriceFault['answer'] {
  return isNamed(fault) ? ANSWERS[fault] : (statusOf(fault) ?? 500)
}

/** Returns the text at the end of the run (behaviour 15.5, 15.8). */
function endingText(fault: FaultName, total: number): string {
  const status = statusOf(fault)
  if (status === 401) return 'Birdeye rejected this key. Check it and try again.'
  if (status === 403) return 'Your Birdeye plan doesn’t include price history.'
  if (fault === '429 once') return `${total} of ${total} prices fetched`
  if (status === 429) return 'Birdeye’s rate limit reached. Try again later. 2 prices saved.'
  const failed = isOnce(fault) || fault === 'hang' ? 1 : total - ANSWERED_BEFORE
  return `${total - failed} of ${total} prices fetched. ${failed} failed.`
}

/** Plays a fault on our own route: the run ends, the page says why, and a retry fetches the rest. */
export async function checkPriceRoute(page: Page, mocks: Mocks, fault: FaultName): Promise<void> {
  await page.clock.install()
  const isHit = (url: URL) => url.pathname === '/trades/fetch-usd-prices'
  await openAllTrades(page, await mocks.wallet('one-recurring'))
  const played = await playFault(page, isHit, fault)
  await startFetch(page, `route-${Math.random()}`)
  const message = statusOf(fault) === undefined ? /^Connection lost\./ : /^Server error/
  const ended = outcome(page, message)
  await runClockUntil(page, ended.first(), fault === 'hang' ? 5_000 : 100)
  await expectFrame(page)
  played.lift()
  await restButton(ended.first()).click()
  await expectAllFetched(page)
}
