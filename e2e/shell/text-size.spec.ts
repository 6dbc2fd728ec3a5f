import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import type { Mocks } from '../pages/mocks-client'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { sampleTradesPath } from '../pages/sample-trades'
import { summaryCard } from '../pages/summary-card'
import { overlappingTexts } from '../pages/text-overlaps'
import { expectAllLoaded } from '../pages/trades-page'
import { CHROMIUM_ARGS, findTestBrowser } from '../run/find-chromium'

const executablePath = findTestBrowser()

/** The visitor's size of text is 32 px, twice the usual size. */
test.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
  },
})

type Open = (page: Page, mocks: Mocks) => Promise<void>

const openTrades = async (page: Page) => {
  await page.goto(sampleTradesPath())
  await expectAllLoaded(page)
}

const openSummary = async (page: Page, view: string) => {
  await openTrades(page)
  await page.getByRole('radio', { name: 'Summary' }).check()
  await summaryCard(page).getByRole('radio', { name: view, exact: true }).check()
}

const PAGES: Record<string, Open> = {
  landing: async (page) => {
    await page.goto('/')
  },
  orders: async (page, mocks) => openOrders(page, await mocks.wallet('everyday')),
  trades: openTrades,
  'the summary’s pairs': (page) => openSummary(page, 'Pairs'),
  'the summary’s tokens': (page) => openSummary(page, 'Tokens'),
  'the summary’s months': (page) => openSummary(page, 'Months'),
  'the filters of the trades': async (page) => {
    await openTrades(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  },
  'the details of an order': async (page, mocks) => {
    await openOrders(page, await mocks.wallet('everyday'))
    await detailsButtons(page).first().click()
    await expect(detailsDialog(page)).toBeVisible()
  },
  settings: async (page, mocks) => {
    await openOrders(page, await mocks.wallet('everyday'))
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  },
}

test.describe('with texts of twice the size no text lies over another, and no page scrolls sideways (behaviour 13.13)', () => {
  for (const [name, open] of Object.entries(PAGES)) {
    test(name, async ({ page, mocks }) => {
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await open(page, mocks)
        await expect(page.locator('body')).toHaveCSS('font-size', '28px')
        await expect.poll(() => page.evaluate(overlappingTexts), `${width} px`).toBe('')
        const overhang = () => document.documentElement.scrollWidth - innerWidth
        expect(await page.evaluate(overhang), `${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }
})
