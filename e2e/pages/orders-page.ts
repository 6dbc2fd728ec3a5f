import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'
import type { ListName } from '../wallets/wire/list-fault'
import { mockAddress } from '../wallets/wire/mock-address'

type Call = { service: string; query: Readonly<Record<string, string>> }

/** Returns the order key of a wallet's order that has this name in the mock wallets. */
export function orderKey(userAddress: string, name: string): string {
  return mockAddress(`${userAddress} order ${name}`)
}

/** The section with this heading. */
export function section(page: Page, heading: string): Locator {
  return page.locator(`section:has(h2:text-is("${heading}"))`)
}

/** The checkboxes of orders, without those of pairs. */
export function orderBoxes(scope: Page | Locator): Locator {
  return scope.locator('li[data-row]').getByRole('checkbox')
}

/** The order keys on screen, from top to bottom. */
export function shownKeys(scope: Page | Locator): Promise<string[]> {
  return scope
    .locator('li[data-row]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-row')?.split(' ')[1] ?? ''))
}

/** Returns the list that a call asks for; `undefined` if it asks for none. */
export function listOf({ service, query }: Call): ListName | undefined {
  const isPast = query.orderStatus === 'history'
  if (service === 'jupiter-recurring') return isPast ? 'past recurring' : 'active recurring'
  if (service === 'jupiter-trigger') return isPast ? 'past trigger' : 'active trigger'
  return undefined
}

/** Returns the requested pages of a list, the lowest first. */
export function askedPages(calls: readonly Call[], list: ListName): number[] {
  return calls
    .filter((call) => listOf(call) === list)
    .map((call) => Number(call.query.page))
    .sort((a, b) => a - b)
}

/**
 * Moves the page's clock forward until something shows, so that waits of minutes pass at once.
 * @param stepMs short enough that calls under way get a response before they count as silent
 */
export async function runClockUntil(page: Page, target: Locator, stepMs = 1_000): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs)
    await expect(target).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [20], timeout: 25_000 })
}

/** Submits the checked orders, and waits for the trades page. Returns its URL. */
export async function submitOrders(page: Page): Promise<URL> {
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL(/\/trades/, { timeout: 15_000 })
  return new URL(page.url())
}
