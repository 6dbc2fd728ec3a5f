import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { tabTo } from '../pages/keyboard'
import { storyButtons, storyDialog, storyFact } from '../pages/order-story-page'
import { servedOrders } from '../pages/served-events'
import { expectAllRead, openTradesLink, tradesLink, tradesTable } from '../pages/trades-page'

/** The row of what came back; its badge opens the story of the trigger that was cancelled. */
function returnedBadge(page: Page) {
  return storyButtons(tradesTableRow(page))
}
function tradesTableRow(page: Page) {
  return tradesTable(page).locator('tbody [role=row]').filter({ hasText: 'Returned' })
}

for (const width of [1440, 390]) {
  test.describe(`an order's story at ${width} px (behaviour 16.7, 16.8)`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('opens from a badge by keyboard; Escape closes it and gives the focus back', async ({
      page,
      standIns,
    }) => {
      const user = await standIns.wallet('everyday')
      const cancelled = (await servedOrders(user)).filter(({ status }) => status === 'Cancelled')
      await page.goto(tradesLink(user, cancelled))
      await expectAllRead(page)
      const badge = returnedBadge(page)
      await tabTo(page, badge)
      await page.keyboard.press('Enter')
      await expect(storyDialog(page)).toBeVisible()
      await expect(page).toHaveURL(/[?&]order=[1-9A-HJ-NP-Za-km-z]+/)
      await expect(storyFact(page, 'Deposited')).toContainText('8 SOL')
      await expect(storyFact(page, 'Limit price')).toContainText('155 USDC per SOL')
      await expect(storyFact(page, 'Used')).toContainText('2 SOL of 8 SOL')
      await expect(storyFact(page, 'Came back')).toContainText('6 SOL')
      await expect(storyFact(page, 'Came back')).toContainText('11 Apr 2026 18:05:44')
      await expect(storyFact(page, 'Closed')).toContainText('Cancelled')
      await expect(storyFact(page, 'Adds up')).toContainText('Yes, to the last digit')
      await page.keyboard.press('Escape')
      await expect(storyDialog(page)).toHaveCount(0)
      await expect(page).not.toHaveURL(/[?&]order=/)
      await expect(badge).toBeFocused()
    })

    test('Back closes it, Forward opens it again', async ({ page, standIns }) => {
      await openTradesLink(page, await standIns.wallet('everyday'))
      await returnedBadge(page).click()
      await expect(storyDialog(page)).toBeVisible()
      await page.goBack()
      await expect(storyDialog(page)).toHaveCount(0)
      await expect(tradesTable(page)).toBeVisible()
      await page.goForward()
      await expect(storyDialog(page)).toBeVisible()
    })

    test('opens from an order’s line, which stays as it was ticked', async ({ page, standIns }) => {
      await openOrders(page, await standIns.wallet('everyday'))
      const box = page.getByRole('checkbox', { checked: true })
      const ticked = await box.count()
      await storyButtons(page).first().click()
      await expect(storyDialog(page)).toBeVisible()
      await expect(storyFact(page, 'Cadence')).toContainText(/^Cadence125\.05 USDC every 7 days$/)
      await expect(storyFact(page, 'Closed')).toContainText('Closed by Jupiter')
      await storyDialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(storyDialog(page)).toHaveCount(0)
      await expect(box).toHaveCount(ticked)
      await expect(storyButtons(page).first()).toBeFocused()
    })

    test('opens by a link; closing stays on the page', async ({ page, standIns }) => {
      const user = await standIns.wallet('everyday')
      const orders = await servedOrders(user)
      const daily = orders.find(
        ({ trades, type }) => type === 'recurring time' && trades.length === 22,
      )
      await page.goto(`${tradesLink(user, orders)}&order=${daily?.orderKey}`)
      await expect(storyFact(page, 'Cadence')).toContainText('25 USDC every 1 day')
      await expect(storyFact(page, 'Not below')).toContainText('0.15 SOL a trade at least')
      await expect(storyFact(page, 'Not below')).toContainText('166.666667 USDC per SOL')
      await expect(storyFact(page, 'Used')).toContainText('550 USDC of 600 USDC')
      await expect(storyFact(page, 'Next trade')).toContainText(/was due 25 Mar 2026 10:01:16/)
      await expect(storyFact(page, 'Trades')).toContainText('22 trades')
      const chart = storyDialog(page).getByRole('slider', { name: /^Chart of / })
      await chart.scrollIntoViewIfNeeded()
      await expect(chart).toHaveAttribute(
        'aria-valuetext',
        /^Rates of 22 trades, 03 Mar 2026 to 24 Mar 2026/,
      )
      await chart.press('End')
      await expect(chart).toHaveAttribute('aria-valuetext', /^24 Mar 2026 .*paid 25 USDC/)
      await page.keyboard.press('Escape')
      await expect(storyDialog(page)).toHaveCount(0)
      await expectAllRead(page)
      await expect(page).not.toHaveURL(/[?&]order=/)
    })
  })
}

test('a link to an order that the wallet does not have says so (behaviour 16.7)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('one-recurring')
  await page.goto(`${tradesLink(user, await servedOrders(user))}&order=${user}`)
  await expect(storyDialog(page)).toContainText(
    'This order is not among the orders of this wallet that were read.',
  )
})
