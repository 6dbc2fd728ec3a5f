import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { eventRow, openEveryKindOfTrade, openTradesLink } from '../pages/trades-page'

/** Returns the control with the focus if a bar covers it; undefined if not, or if the focus left the page. */
function coveredFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, top, width, height } = focused.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = focused.contains(seen) || seen?.contains(focused) === true
    return isSeen ? undefined : `${focused.tagName} ${focused.textContent} at ${Math.round(top)}`
  })
}

/** Presses a key a number of times. Returns the covered controls that got the focus. */
async function coveredStops(page: Page, key: string, stops: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key)
    covered.push(...[await coveredFocus(page)].flatMap((name) => name ?? []))
  }
  return covered
}

test('no bar covers what has the focus (behaviour 13.10)', async ({ page, mocks }) => {
  // In a low window, few stops scroll below a bar.
  await page.setViewportSize({ width: 1440, height: 400 })
  await openOrders(page, await mocks.wallet('large', { orders: 15, trades: 60 }))
  await page.getByRole('checkbox').first().focus()
  expect(await coveredStops(page, 'Tab', 25)).toEqual([])
  expect(await coveredStops(page, 'Shift+Tab', 20)).toEqual([])
  await openEveryKindOfTrade(page, await mocks.wallet('everyday'))
  for (const [width, height, stops] of [
    [1440, 400, 40],
    [390, 600, 30],
  ] as const) {
    await page.setViewportSize({ width, height })
    await eventRow(page, 20).getByRole('link').first().focus()
    expect(await coveredStops(page, 'Shift+Tab', stops), `up at ${width} px`).toEqual([])
    expect(await coveredStops(page, 'Tab', stops), `down at ${width} px`).toEqual([])
  }
})

test('no bar covers Download CSV on a phone (behaviour 13.10)', async ({ page, mocks }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTradesLink(page, await mocks.wallet('unknown-token'))
  const download = page.getByRole('button', { name: 'Download CSV' })
  for (let top = 0; top <= 300; top += 15) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    const covered = await download.evaluate((button) => {
      const { left, top: first, width, height } = button.getBoundingClientRect()
      return Array.from({ length: Math.floor(height) - 1 }, (_, y) => y + 1).filter((y) => {
        const seen = document.elementFromPoint(left + width / 2, first + y)
        return !button.contains(seen)
      })
    })
    expect(covered, `scrolled by ${top} px`).toEqual([])
  }
})

test('after Submit far down the orders page, the trades page is at its top (behaviour 13.10)', async ({
  page,
  mocks,
}) => {
  await openOrders(page, await mocks.wallet('large', { orders: 150, trades: 300 }))
  await page.evaluate(() => window.scrollTo(0, 5_000))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(eventRow(page, 1)).toBeVisible()
  expect(page.url()).toContain('#')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
