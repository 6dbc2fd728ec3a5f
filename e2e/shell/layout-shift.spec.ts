import type { Page } from '@playwright/test'
import { slowDown } from '../bench/bench-browser'
import { expect, expectOrdersLoaded, openOrders, test } from '../pages/app-test'
import { holdCalls } from '../pages/held-calls'
import { layoutShifts, recordLayoutShifts } from '../pages/layout-shift'
import type { Mocks } from '../pages/mocks-client'
import { expectAllLoaded, openTradesLink, tradesTable } from '../pages/trades-page'
import { sampleTradesPath } from '../pages/sample-trades'
import { wallets } from '../wallets/all-wallets'

const MAX_SHIFT = 0.02
/** With this latency, responses come one by one, and the page renders after each. */
const LATENCY_MS = 40

type Open = (page: Page, mocks: Mocks) => Promise<void>

const manyPages = (mocks: Mocks) => mocks.wallet('slow', { latency: LATENCY_MS })

/** The visit of every page is the widest check, so it has the narrowest phone and the widest window. */
const VISIT = 'Fetch, orders and trades'

const PAGES: Record<string, Open> = {
  landing: async (page) => {
    const recent = [wallets.everyday.address, wallets.large.address].join(' ')
    await page.addInitScript((stored) => localStorage.setItem('recentWallets', stored), recent)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Recent wallets' })).toBeVisible()
    await page.getByLabel('Your Solana Address').fill('abc')
    await expect(page.getByRole('status')).toHaveText('Invalid address')
  },
  'orders of few pages': async (page, mocks) =>
    openOrders(page, await mocks.wallet('everyday', { latency: LATENCY_MS })),
  'orders from the cache': async (page, mocks) => {
    const user = await manyPages(mocks)
    await openOrders(page, user)
    await openOrders(page, user)
  },
  // The wallet's 43 pages take over a second, so that rows arrive several times.
  'trades of many pages': async (page, mocks) =>
    openTradesLink(page, await mocks.wallet('many-pages', { latency: 150 })),
  // Page and network are slow enough that each step is painted before the next one.
  'trades with prices': async (page) => {
    await slowDown(page)
    await page.goto(sampleTradesPath())
    await expectAllLoaded(page)
    await expect(tradesTable(page).locator('[data-usd-value]').first()).toBeAttached()
  },
  [VISIT]: async (page, mocks) => {
    const user = await manyPages(mocks)
    await page.goto('/')
    await page.getByLabel('Your Solana Address').fill(user)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expectOrdersLoaded(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectAllLoaded(page)
  },
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('no page moves by itself, on phones and at 1280 and 1440 px (behaviour 13.10)', () => {
  for (const [name, open] of Object.entries(PAGES)) {
    test(name, async ({ page, mocks }) => {
      await recordLayoutShifts(page)
      for (const width of name === VISIT ? [360, 1440] : [390, 1280]) {
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
        await open(page, mocks)
        const { score, moved } = await layoutShifts(page)
        expect(score, `${width} px\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
      }
    })
  }
})

test('the first orders don’t move the sections below (behaviour 13.10)', async ({
  page,
  mocks,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    // Further lists would add lines, which do move the sections below.
    const isFirst = (query: URLSearchParams) =>
      query.has('recurringType') && query.get('orderStatus') === 'active'
    await holdCalls(page, (query) => !isFirst(query))
    const first = await holdCalls(page, isFirst)
    await page.goto(`/orders/${await mocks.wallet('everyday')}`)
    const below = page.getByRole('region', { name: 'Recurring (Price)' })
    const top = async () => (await below.boundingBox())?.y
    await expect.poll(first.waiting).toBe(1)
    // A font that arrives later would move them, too.
    await page.evaluate('document.fonts.ready.then(() => 0)')
    const before = await top()
    first.release()
    await page.getByRole('checkbox').first().waitFor()
    expect(await top(), `${width} px`).toBe(before)
  }
})
