import type { Locator, Page } from '@playwright/test'
import { storedParts, unpackLines } from '@/lib/browser/cache/cache-format'
import { bestPrice } from '@/lib/domain/prices/price-answers'
import { expect } from './app-test'
import { servedRows } from './served-events'
import { openTradesLink } from './trades-page'
import { type Call, type HeldPrices, mocks } from './mocks-client'
import { PRICES_PER_SECOND } from '../run/mock-settings'

/** The button that opens the dialog. */
export function fetchButton(page: Page): Locator {
  const text = /^Fetch USD prices \(\d+ Missing\)$/
  return page.locator('[data-focus="fetch prices"]').filter({ hasText: text })
}

export function usdSwitch(page: Page): Locator {
  return page.locator('[data-focus="show prices"]')
}

export function usdDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Include USD prices' })
}

export function keyField(page: Page): Locator {
  return usdDialog(page).getByLabel('Birdeye API key')
}

/** The USD values under amounts. They are found by attribute, because elements behind an open dialog have no role. */
export function usdValues(page: Page): Locator {
  return page.locator('[data-usd-value]')
}

/** The toast, or the row of the status bar, that says how a run ended. */
export function outcome(page: Page, text: string | RegExp): Locator {
  return page.locator('[role=status], [role=alert]').filter({ hasText: text })
}

/** The button that fetches the prices that a run skipped. */
export function restButton(ended: Locator): Locator {
  return ended.getByRole('button', { name: /^(Fetch the rest|Retry)$/ })
}

/** Returns the outcome of an action. The search begins with the action, because a toast disappears after 5 s. */
export async function outcomeOf(
  page: Page,
  text: string | RegExp,
  action: () => Promise<void>,
): Promise<Locator> {
  const message = outcome(page, text)
  await Promise.all([expect(message).toBeVisible({ timeout: 40_000 }), action()])
  return message
}

/** Opens the dialog and starts a run. */
export async function startFetch(page: Page, apiKey: string): Promise<void> {
  await fetchButton(page).click()
  await keyField(page).fill(apiKey)
  await keyField(page).press('Enter')
}

/** Runs without a key, to the end. */
export async function fetchWithoutKey(page: Page): Promise<void> {
  await fetchButton(page).click()
  await usdDialog(page).getByRole('button', { name: 'Fetch without a key' }).click()
  await expect(usdDialog(page)).toBeHidden({ timeout: 90_000 })
}

/** Opens all trades of a wallet and starts a run. */
export async function openAndFetch(page: Page, user: string, apiKey: string): Promise<void> {
  await openTradesLink(page, user)
  await startFetch(page, apiKey)
}

/** Opens all trades of a wallet and starts a run, whose calls are held after the first `calls`. */
export async function openAndHold(
  page: Page,
  user: string,
  apiKey: string,
  calls: number,
): Promise<HeldPrices> {
  const held = await mocks.holdPrices(apiKey, calls)
  await openAndFetch(page, user, apiKey)
  await expectHeld(held)
  return held
}

/** Waits until the next call of a run is held. */
export async function expectHeld(held: HeldPrices): Promise<void> {
  await expect.poll(held.waiting, { timeout: 40_000 }).toBe(1)
}

/** Waits until no call of a run is held any more. By then, the service knows that the run has ended. */
export async function expectEnded(held: HeldPrices): Promise<void> {
  await expect.poll(held.waiting).toBe(0)
}

/** Waits until a number of prices are stored. They are written once a second. */
export async function expectStored(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => Object.keys(await storedPrices(page)).length, { timeout: 20_000 })
    .toBe(count)
}

/** Waits until no price is missing. */
export async function expectAllFetched(page: Page): Promise<void> {
  const button = page.locator('[data-focus="fetch prices"]')
  await expect(button.filter({ hasText: 'All USD prices fetched!' })).toBeDisabled({
    timeout: 40_000,
  })
}

/** Returns the stored prices by mint and minute, as `<mint>-<unix seconds>`. */
export async function storedPrices(page: Page): Promise<Record<string, string | 'missing'>> {
  const text = await page.evaluate(() => localStorage.getItem('perijove'))
  const { prices } = unpackLines(storedParts(text).lines, Date.now())
  return Object.fromEntries(
    [...prices].flatMap(([mint, minutes]) =>
      [...minutes].map(([minute, answer]) => [
        `${mint}-${minute}`,
        bestPrice(answer)?.value ?? 'missing',
      ]),
    ),
  )
}

/** Returns the mints and minutes of all prices that a wallet's events need. */
export async function neededKeys(user: string): Promise<string[]> {
  const keys = (await servedRows(user)).flatMap(({ seconds, inputMint, output }) => {
    const minute = seconds - (seconds % 60)
    return [inputMint, ...(output ? [output.mint] : [])].map((mint) => `${mint}-${minute}`)
  })
  return [...new Set(keys)].sort()
}

/** How many prices an interruption may lose: the call under way, and the last second of responses. */
export const MAX_LOST = 1 + PRICES_PER_SECOND

/**
 * Expects that no known price was requested again, and that no call came too early.
 * @param maxRepeats how many prices may be requested again, because they were under way when a run ended
 */
export function expectNoWastedCalls(calls: readonly Call[], maxRepeats = 0): void {
  const answered = calls.filter(({ status }) => status === 200).map(queryOf)
  const twice = answered.length - new Set(answered).size
  expect(twice).toBeLessThanOrEqual(maxRepeats)
  const gaps = calls.slice(1).map((call, index) => call.at - (calls[index]?.at ?? 0))
  // Clocks count whole milliseconds.
  expect(Math.min(...gaps, 1_000)).toBeGreaterThanOrEqual(1_000 / PRICES_PER_SECOND - 2)
}

function queryOf({ query }: Call): string {
  return `${query.address} ${query.time_from} ${query.time_to}`
}

/** Expects what the dialog says about the sources of the known prices. */
export async function expectSources(page: Page, text: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Other price sources|Fetch USD prices \()/ }).click()
  await expect(usdDialog(page).locator('[data-slot=price-sources]')).toHaveText(text)
  await page.keyboard.press('Escape')
}
