import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'
import { orderKey } from './orders-page'
import { servedOrders } from './served-events'

/** The texts of a row of the trades table. */
export type ShownRow = {
  kind: string
  date: string
  key: string
  figures: string[]
  signature: string
}

/** The table of deposits and trades. A search by role over its thousands of elements would slow the page down. */
export function tradesTable(page: Page): Locator {
  return page.locator('table[aria-label="Deposits and trades"]')
}

/** The row of the n-th event, counted from 1. */
export function eventRow(page: Page, number: number): Locator {
  return tradesTable(page).locator(`[role=row][aria-rowindex="${number + 1}"]`)
}

/** Returns the rendered rows without the head, as they are now. A test has to wait for their texts first. */
export async function shownRows(page: Page): Promise<ShownRow[]> {
  return tradesTable(page)
    .locator('tbody [role=row]')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const find = (selector: string) => row.querySelector(selector)
        const figures = [...row.querySelectorAll('[data-slot=figure]')]
        return {
          kind: row.querySelectorAll('[role=cell]')[2]?.textContent ?? '',
          date: find('time')?.getAttribute('datetime') ?? '',
          key: find('[data-slot=identicon]')?.getAttribute('title') ?? '',
          figures: figures.map((figure) => figure.textContent),
          signature: find('a[href*="/tx/"]')?.getAttribute('href')?.split('/tx/')[1] ?? '',
        }
      }),
    )
}

/** Waits until the header's sentence has these counts. */
export async function expectHeader(
  page: Page,
  recurring: string,
  triggers: string,
  trades: string,
): Promise<void> {
  const spelled = (count: string) => count.replaceAll(',', ',?')
  const text = `Displaying data for ${spelled(recurring)} Recurring Orders and ${spelled(triggers)} Triggers \\(${spelled(trades)} trades\\)`
  await expect(page.locator('h1')).toHaveText(new RegExp(`^${text}$`), {
    timeout: 20_000,
  })
}

/** Returns a link to the trades page with some orders, as visitors share it. */
export function tradesLink(
  userAddress: string,
  orders: readonly { type: string; orderKey: string }[],
): string {
  const keys = new URLSearchParams(
    orders.map(({ type, orderKey }) => [type === 'trigger' ? type : 'recurring', orderKey]),
  )
  const mark = keys.toString().length > 6_000 ? '#' : '&'
  return `/trades?userAddress=${userAddress}${mark}${keys}`
}

/** Opens the trades page with all orders of a wallet by a link, and waits until all is loaded. */
export async function openTradesLink(page: Page, userAddress: string): Promise<void> {
  await page.goto(tradesLink(userAddress, await servedOrders(userAddress)))
  await expectAllLoaded(page)
}

/**
 * Opens the trades of the wallet `everyday` by a link, but not those of its two longest orders. They are half of its
 * rows, which look like those of its order 'winter'.
 */
export async function openEveryKindOfTrade(page: Page, userAddress: string): Promise<void> {
  const longest = ['twice a day', 'daily'].map((name) => orderKey(userAddress, name))
  const orders = await servedOrders(userAddress)
  const others = orders.filter(({ orderKey }) => !longest.includes(orderKey))
  await page.goto(tradesLink(userAddress, others))
  await expectAllLoaded(page)
}

/**
 * Waits until all orders are loaded, the rows are rendered, and the tokens' names, which load later, are
 * shown.
 */
export async function expectAllLoaded(page: Page): Promise<void> {
  const isLoaded = () => {
    const table = document.querySelector('table[aria-label="Deposits and trades"]')
    const rowCount = Number(table?.getAttribute('aria-rowcount')) - 1
    const rows = table?.querySelectorAll('tbody [role=row]') ?? []
    // A short table renders its first screenful before the other rows.
    const most = innerWidth < 768 ? 50 : 200
    return (
      document.querySelector('[data-focus=refresh]') !== null &&
      document.querySelector('main [data-slot=skeleton]') === null &&
      rows.length > 0 &&
      (rows.length === rowCount || rowCount > most)
    )
  }
  await page.waitForFunction(isLoaded, undefined, { timeout: 40_000 })
}

/** Returns the tokens that reach under their own copy button or whose button leaves the cell. */
export async function crowdedTokens(page: Page): Promise<string[]> {
  return tradesTable(page)
    .locator('a[dir=auto] ~ [data-copy]')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { left, right } = button.getBoundingClientRect()
        const before = button.previousElementSibling?.getBoundingClientRect().right ?? 0
        const cell = button.closest('[role=cell]')?.getBoundingClientRect().right ?? 0
        // A button's edge of 7 px is empty.
        const isApart = before <= left && right <= cell + 7
        return isApart ? [] : [button.parentElement?.textContent ?? '']
      }),
    )
}

/** Returns the units of rates and the 'Unknown Token's that are cut, without the units of very long symbols. */
export async function cutTexts(page: Page): Promise<string[]> {
  return tradesTable(page)
    .locator('span[title*=" per "], a[title^="Unknown Token"]')
    .evaluateAll((texts) =>
      texts.flatMap(({ scrollWidth, clientWidth, textContent }) =>
        // Two symbols of 12 characters and ' per '.
        scrollWidth > clientWidth && textContent.length <= 29 ? [textContent] : [],
      ),
    )
}

/** Returns the room between each rate's unit and its row's transaction. */
export async function gapsBehindRates(page: Page): Promise<number[]> {
  return tradesTable(page)
    .getByText(/ per /)
    .evaluateAll((units) =>
      units.map((unit) => {
        const link = unit.closest('[role=row]')?.querySelector('a[href*="/tx/"]')
        const left = link?.getBoundingClientRect().left ?? 0
        return Math.round(left - unit.getBoundingClientRect().right)
      }),
    )
}

/** Sets the window's width, and waits until the page is painted at that width. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}
