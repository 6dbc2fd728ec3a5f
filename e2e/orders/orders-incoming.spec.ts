import type { Page } from '@playwright/test'
import { expect, moreOrders, test } from '../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { orderBoxes, section } from '../pages/orders-page'

const eightPages = ['slow', { latency: 0 }] as const
const PAIRS = ['SOL to USDC', 'USDC to JUP', 'USDC to BONK', 'JTO to SOL']

const pairOf = (page: Page, name: string) =>
  section(page, 'Triggers').getByRole('group', { name, exact: true })

/** The dates of a pair's orders, from top to bottom, as Unix milliseconds. */
async function datesOf(page: Page, name: string): Promise<number[]> {
  const lines = await pairOf(page, name).getByRole('listitem').allInnerTexts()
  return lines.map((line) =>
    Date.parse(`${/\d\d \w{3} \d{4}, [\d:]+/.exec(line)?.[0].replace(',', '')} UTC`),
  )
}

/** Waits until a pair's orders are sorted by date. */
async function expectSorted(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const dates = await datesOf(page, name)
    expect(dates.length).toBeGreaterThan(10)
    expect(dates).toEqual([...dates].sort((a, b) => a - b))
  }).toPass({ timeout: 10_000 })
}

const pairNames = (page: Page) =>
  section(page, 'Triggers')
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))

/** Where the lines in the window are, by what they are: headings, parents and orders. */
const linesOnScreen = (page: Page) =>
  page.locator('[data-row]').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { top } = line.getBoundingClientRect()
      const name = line.getAttribute('data-row')
      return top < window.innerHeight ? [{ name, top: Math.round(top) }] : []
    }),
  )

test('what is on screen keeps its place, the rest waits at the foot, and a click sorts all (behaviour 3.5)', async ({
  page,
  mocks,
}) => {
  // Five calls are held at most, so that the sixth place is free for the tokens' call.
  const rest = await holdCalls(page, (query) => isPastTriggerPage(query, 5))
  const second = await holdCalls(page, (query) => query.get('page') === '2')
  await page.goto(`/orders/${await mocks.wallet(...eightPages)}`)
  await expect(page.getByText('33 orders · Loading orders…')).toBeVisible()
  for (const name of PAIRS) await expect(pairOf(page, name)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  const before = await linesOnScreen(page)
  const shown = await orderBoxes(page).count()

  second.release()
  await expect(page.getByText('41 orders · Loading orders…')).toBeVisible()
  await expect(moreOrders(page)).toHaveText(`Show ${41 - shown} more orders`)
  expect(await linesOnScreen(page)).toEqual(before)
  await moreOrders(page).click()
  await expect(orderBoxes(page)).toHaveCount(41)
  await expect(moreOrders(page)).toHaveCount(0)

  rest.release()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await expect(moreOrders(page)).toHaveText('Show 30 more orders')
  await expect(orderBoxes(page)).toHaveCount(41)
  await moreOrders(page).click()
  await expect(orderBoxes(page)).toHaveCount(71)
  for (const name of PAIRS) await expectSorted(page, name)
  const oldest = await Promise.all(PAIRS.map(async (name) => (await datesOf(page, name))[0] ?? 0))
  const byOldest = PAIRS.map((name, index) => ({ name, at: oldest[index] ?? 0 }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
  await expect.poll(() => pairNames(page)).toEqual(byOldest)
})
