import type { Page } from '@playwright/test'
import { expect, expectOrdersRead, openOrders, test } from '../pages/app-test'
import { layoutShifts, noteLayoutShifts } from '../pages/layout-shift'
import { servedOrders } from '../pages/served-events'
import type { StandIns } from '../pages/stand-ins-client'
import { expectAllRead, openTradesLink, tradesLink } from '../pages/trades-page'

const MOST = 0.05
/** Answers come one by one, so that what each of them moves is drawn. */
const LATENCY_MS = 40

type Open = (page: Page, standIns: StandIns) => Promise<void>

const manyPages = (standIns: StandIns) => standIns.wallet('slow', { latency: LATENCY_MS })
/** Its 44 pages come in over a second and more, so that rows come in several times. */
const fortyPages = (standIns: StandIns) => standIns.wallet('many-pages', { latency: 150 })
const small = (standIns: StandIns) => standIns.wallet('everyday', { latency: LATENCY_MS })

const PAGES: Record<string, Open> = {
  landing: async (page) => {
    await page.goto('/')
    await page.getByLabel('Your Solana Address').fill('abc')
    await expect(page.getByRole('status')).toHaveText('Invalid address')
  },
  'orders of many pages': async (page, standIns) => openOrders(page, await manyPages(standIns)),
  'orders of few pages': async (page, standIns) => openOrders(page, await small(standIns)),
  'orders from the cache': async (page, standIns) => {
    const user = await manyPages(standIns)
    await openOrders(page, user)
    await openOrders(page, user)
  },
  'orders, none there': async (page, standIns) =>
    openOrders(page, await standIns.wallet('no-orders')),
  'all trades of many pages': async (page, standIns) =>
    openTradesLink(page, await manyPages(standIns)),
  'all trades of forty pages': async (page, standIns) =>
    openTradesLink(page, await fortyPages(standIns)),
  'some trades of many pages': async (page, standIns) => {
    const user = await manyPages(standIns)
    const orders = (await servedOrders(user)).filter((_, index) => index % 4 === 0)
    await page.goto(tradesLink(user, orders))
    await expectAllRead(page)
  },
  'trades of few pages': async (page, standIns) => openTradesLink(page, await small(standIns)),
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

test.describe('no page moves by itself (behaviour 13.10)', () => {
  for (const [name, open] of Object.entries(PAGES)) {
    for (const width of [390, 1440]) {
      test(`${name} at ${width} px`, async ({ page, standIns }) => {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await noteLayoutShifts(page)
        await open(page, standIns)
        const { score, moved } = await layoutShifts(page)
        if (process.env.SHIFTS) console.log(name, width, score.toFixed(4), moved.join('\n  '))
        expect(score, moved.join('\n')).toBeLessThanOrEqual(MOST)
      })
    }
  }
})
