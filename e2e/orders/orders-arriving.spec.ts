import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
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

/** Waits until a pair's orders stand in the order of their dates. */
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
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('[role=checkbox] + label bdi')]
          .slice(0, 2)
          .map((token) => token.textContent)
          .join(' to '),
      ),
    )

/** The line that is looked at: the one below the window's top edge. */
const topmost = (page: Page) =>
  page.evaluate(() => {
    const found = document.elementFromPoint(window.innerWidth / 2, 60)?.closest('[data-place]')
    return {
      name: found?.getAttribute('data-place') ?? null,
      top: found?.getBoundingClientRect().top ?? 0,
    }
  })

/** Where the lines in the window stand, by what they are: headings, parents and orders. */
const linesOnScreen = (page: Page) =>
  page.locator('[data-place]').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const { top } = line.getBoundingClientRect()
      const name = line.getAttribute('data-place')
      return top < window.innerHeight ? [{ name, top: Math.round(top) }] : []
    }),
  )

/** How far a line has moved in the window, in px. */
const movedBy = (line: Locator, top: number) =>
  line.evaluate((element, before) => Math.abs(element.getBoundingClientRect().top - before), top)

const line = (page: Page, name: string | null) => page.locator(`[data-place="${name}"]`)

test.describe('orders that arrive later (behaviour 2.10, 3.5)', () => {
  test('what is on screen keeps its place, the rest waits at the foot, and all are sorted at the end', async ({
    page,
    standIns,
  }) => {
    // Five calls are held at most, so that the sixth place is free for the tokens' call.
    const rest = await holdCalls(page, (query) => isPastTriggerPage(query, 5))
    const second = await holdCalls(page, (query) => query.get('page') === '2')
    await page.goto(`/orders/${await standIns.wallet(...eightPages)}`)
    await expect(page.getByText('33 orders so far')).toBeVisible()
    for (const name of PAIRS) await expect(pairOf(page, name)).toBeVisible()
    // At the foot of the page every pair but the last ends above it, however many are drawn.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const before = await linesOnScreen(page)

    second.release()
    await expect(page.getByText('41 orders so far')).toBeVisible()
    const more = page.getByRole('button', { name: /^\d+ more orders so far$/ })
    await expect(more).toBeVisible()
    expect((await linesOnScreen(page)).slice(0, before.length)).toEqual(before)
    const drawn = await orderBoxes(page).count()
    await expect(more).toHaveText(`${41 - drawn} more orders so far`)

    await more.click()
    await expect(orderBoxes(page)).toHaveCount(41)
    await expect(more).toHaveCount(0)

    rest.release()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(71)
    for (const name of PAIRS) await expectSorted(page, name)
    const oldest = await Promise.all(PAIRS.map(async (name) => (await datesOf(page, name))[0] ?? 0))
    const byOldest = PAIRS.map((name, index) => ({ name, at: oldest[index] ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name)
    await expect.poll(() => pairNames(page)).toEqual(byOldest)
  })

  for (const { wallet, kind, reading, count } of [
    { wallet: 'slow', kind: 'a short list', reading: 'Reading page 8 of 11', count: 71 },
    { wallet: 'many-pages', kind: 'a long list', reading: 'Reading page 8 of 43', count: 347 },
  ] as const) {
    test(`${kind}: what is looked at does not move when all are sorted`, async ({
      page,
      standIns,
    }) => {
      const held = await holdCalls(page, (query) => isPastTriggerPage(query, 6))
      await page.goto(`/orders/${await standIns.wallet(wallet, { latency: 0 })}`)
      await expect(page.getByText(reading, { exact: true })).toBeVisible()
      // Names that come later move the lines too.
      await expect(pairOf(page, 'SOL to USDC')).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 400))
      await expect.poll(async () => (await topmost(page)).name).toBeTruthy()
      const { name, top } = await topmost(page)
      held.release()
      await expect(page.getByText(new RegExp(`^${count} orders · read`))).toBeAttached()
      await expect.poll(() => movedBy(line(page, name), top)).toBeLessThanOrEqual(2)
    })
  }

  test('the line under the pointer stays under it when all are sorted', async ({
    page,
    standIns,
  }) => {
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 6))
    await page.goto(`/orders/${await standIns.wallet('many-pages')}`)
    await expect(page.getByText('Reading page 8 of 43', { exact: true })).toBeVisible()
    await expect(pairOf(page, 'SOL to USDC')).toBeVisible()
    // Of a pair that is not the last one: at the page's end there is no room to hold a line.
    const pointed = pairOf(page, 'SOL to USDC').getByRole('listitem').nth(2)
    const name = await pointed.getAttribute('data-place')
    await pointed.hover()
    const top = await line(page, name).evaluate((element) => element.getBoundingClientRect().top)
    held.release()
    await expect(page.getByText(/^347 orders · read/)).toBeAttached()
    await expect.poll(() => movedBy(line(page, name), top)).toBeLessThanOrEqual(2)
  })

  test('later orders are checked like the last click on their pair, else all are', async ({
    page,
    standIns,
  }) => {
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 5))
    await page.goto(`/orders/${await standIns.wallet(...eightPages)}`)
    await expect(page.getByText('41 orders so far')).toBeVisible()
    await pairOf(page, 'SOL to USDC').getByRole('checkbox').first().click()
    held.release()
    await expect(orderBoxes(page)).toHaveCount(71)
    const checkedIn = (name: string) =>
      orderBoxes(pairOf(page, name)).and(page.locator('[aria-checked=true]'))
    await expect(checkedIn('SOL to USDC')).toHaveCount(0)
    const others = orderBoxes(pairOf(page, 'USDC to BONK'))
    await expect(checkedIn('USDC to BONK')).toHaveCount(await others.count())
  })

  test('later orders that the link does not name stay unchecked', async ({ page, standIns }) => {
    const user = await standIns.wallet(...eightPages)
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 2))
    await page.goto(`/orders/${user}?o=${'1'.repeat(43)}2`)
    await expect(page.getByText('0 of 15 orders selected')).toBeVisible()
    held.release()
    await expect(page.getByText('0 of 71 orders selected')).toBeVisible()
  })
})
