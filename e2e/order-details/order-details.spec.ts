import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { tabTo } from '../pages/keyboard'
import { detailsButtons, detailsDialog, detailsFact } from '../pages/order-details-page'
import { servedOrders } from '../pages/served-events'
import { expectAllRead, openTradesLink, tradesLink, tradesTable } from '../pages/trades-page'

/** The row of the refund; its badge opens the details of the trigger that was cancelled. */
function refundBadge(page: Page) {
  return detailsButtons(tradesTableRow(page))
}
function tradesTableRow(page: Page) {
  return tradesTable(page).locator('tbody [role=row]').filter({ hasText: 'Refund' })
}

for (const width of [1440, 390]) {
  test.describe(`an order's details at ${width} px (behaviour 16.7, 16.8)`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('opens from a badge by keyboard; Escape closes it and gives the focus back', async ({
      page,
      standIns,
    }) => {
      const user = await standIns.wallet('everyday')
      const cancelled = (await servedOrders(user)).filter(({ status }) => status === 'Cancelled')
      await page.goto(tradesLink(user, cancelled))
      await expectAllRead(page)
      const badge = refundBadge(page)
      await tabTo(page, badge)
      await page.keyboard.press('Enter')
      await expect(detailsDialog(page)).toBeVisible()
      await expect(page).toHaveURL(/[?&]order=[1-9A-HJ-NP-Za-km-z]+/)
      await expect(detailsFact(page, 'Deposited')).toContainText('8 SOL')
      await expect(detailsFact(page, 'Limit price')).toContainText('155 USDC per SOL')
      await expect(detailsFact(page, 'Used')).toContainText('2 SOL of 8 SOL')
      await expect(detailsFact(page, 'Refund')).toContainText('6 SOL')
      await expect(detailsFact(page, 'Refund')).toContainText('11 Apr 2026 18:05:44')
      await expect(detailsFact(page, 'Closed')).toContainText('Cancelled')
      await expect(detailsFact(page, 'Reconciled')).toContainText('Yes')
      await page.keyboard.press('Escape')
      await expect(detailsDialog(page)).toHaveCount(0)
      await expect(page).not.toHaveURL(/[?&]order=/)
      await expect(badge).toBeFocused()
    })

    test('Back closes it, Forward opens it again', async ({ page, standIns }) => {
      await openTradesLink(page, await standIns.wallet('everyday'))
      await refundBadge(page).click()
      await expect(detailsDialog(page)).toBeVisible()
      await page.goBack()
      await expect(detailsDialog(page)).toHaveCount(0)
      await expect(tradesTable(page)).toBeVisible()
      await page.goForward()
      await expect(detailsDialog(page)).toBeVisible()
    })

    test('opens from an order’s line, which stays as it was ticked', async ({ page, standIns }) => {
      await openOrders(page, await standIns.wallet('everyday'))
      const box = page.getByRole('checkbox', { checked: true })
      const ticked = await box.count()
      await detailsButtons(page).first().click()
      await expect(detailsDialog(page)).toBeVisible()
      await expect(detailsFact(page, 'Cadence')).toContainText(/^Cadence125\.05 USDC every 7 days$/)
      await expect(detailsFact(page, 'Closed')).toContainText('Closed by Jupiter')
      await detailsDialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(detailsDialog(page)).toHaveCount(0)
      await expect(box).toHaveCount(ticked)
      await expect(detailsButtons(page).first()).toBeFocused()
    })

    test('opens by a link; closing stays on the page', async ({ page, standIns }) => {
      const user = await standIns.wallet('everyday')
      const orders = await servedOrders(user)
      const daily = orders.find(
        ({ trades, type }) => type === 'recurring time' && trades.length === 22,
      )
      await page.goto(`${tradesLink(user, orders)}&order=${daily?.orderKey}`)
      await expect(detailsFact(page, 'Cadence')).toContainText('25 USDC every 1 day')
      await expect(detailsFact(page, 'Not below')).toContainText('0.15 SOL a trade at least')
      await expect(detailsFact(page, 'Not below')).toContainText('166.666667 USDC per SOL')
      await expect(detailsFact(page, 'Used')).toContainText('550 USDC of 600 USDC')
      await expect(detailsFact(page, 'Next trade')).toContainText(/was due 25 Mar 2026 10:01:16/)
      await expect(detailsFact(page, 'Trades')).toContainText('22 trades')
      const chart = detailsDialog(page).getByRole('slider', { name: /^Chart of / })
      await chart.scrollIntoViewIfNeeded()
      await expect(chart).toHaveAttribute(
        'aria-valuetext',
        /^Rates of 22 trades, 03 Mar 2026 to 24 Mar 2026/,
      )
      await chart.press('End')
      await expect(chart).toHaveAttribute('aria-valuetext', /^24 Mar 2026 .*paid 25 USDC/)
      await page.keyboard.press('Escape')
      await expect(detailsDialog(page)).toHaveCount(0)
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
  await expect(detailsDialog(page)).toContainText(
    'This order is not among the orders of this wallet that were read.',
  )
})
