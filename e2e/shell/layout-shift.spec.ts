import type { Page } from '@playwright/test'
import { expect, expectOrdersRead, openOrders, test } from '../pages/app-test'
import { layoutShifts, noteLayoutShifts } from '../pages/layout-shift'
import type { StandIns } from '../pages/stand-ins-client'
import { expectAllRead, openTradesLink } from '../pages/trades-page'

const MAX_SHIFT = 0.05
/** Answers come one by one, so that what each of them moves is rendered. */
const LATENCY_MS = 40

type Open = (page: Page, standIns: StandIns) => Promise<void>

const manyPages = (standIns: StandIns) => standIns.wallet('slow', { latency: LATENCY_MS })

const PAGES: Record<string, Open> = {
  landing: async (page) => {
    await page.goto('/')
    await page.getByLabel('Your Solana Address').fill('abc')
    await expect(page.getByRole('status')).toHaveText('Invalid address')
  },
  'orders of few pages': async (page, standIns) =>
    openOrders(page, await standIns.wallet('everyday', { latency: LATENCY_MS })),
  'orders from the cache': async (page, standIns) => {
    const user = await manyPages(standIns)
    await openOrders(page, user)
    await openOrders(page, user)
  },
  // Its 44 pages come in over a second and more, so that rows come in several times.
  'trades of many pages': async (page, standIns) =>
    openTradesLink(page, await standIns.wallet('many-pages', { latency: 150 })),
  'Fetch, orders and trades': async (page, standIns) => {
    const user = await manyPages(standIns)
    await page.goto('/')
    await page.getByLabel('Your Solana Address').fill(user)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expectOrdersRead(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectAllRead(page)
  },
}

test.describe('no page moves by itself, at 390 and 1440 px (behaviour 13.10)', () => {
  for (const [name, open] of Object.entries(PAGES)) {
    test(name, async ({ page, standIns }) => {
      await noteLayoutShifts(page)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await open(page, standIns)
        const { score, moved } = await layoutShifts(page)
        expect(score, `${width} px\n${moved.join('\n')}`).toBeLessThanOrEqual(MAX_SHIFT)
      }
    })
  }
})
