import { expect, test } from '../pages/app-test'
import { pressTo, tabTo } from '../pages/keyboard'
import { detailsButtons, detailsDialog, detailsFact } from '../pages/order-details-page'
import { servedOrders } from '../pages/served-events'
import { expectAllLoaded, tradesLink, tradesTable } from '../pages/trades-page'

test('a badge opens order details by keyboard; Escape and Back close them, Forward opens them (behaviour 16.7, 16.8)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  const cancelled = (await servedOrders(user)).filter(({ status }) => status === 'Cancelled')
  await page.goto(tradesLink(user, cancelled))
  await expectAllLoaded(page)
  const row = tradesTable(page).locator('tbody [role=row]').filter({ hasText: 'Refund' })
  const badge = detailsButtons(row)
  await tabTo(page, detailsButtons(tradesTable(page)).first())
  await pressTo(page, 'ArrowDown', badge)
  await page.keyboard.press('Enter')
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

  await page.keyboard.press('Enter')
  await expect(detailsDialog(page)).toBeVisible()
  await page.goBack()
  await expect(detailsDialog(page)).toHaveCount(0)
  await expect(tradesTable(page)).toBeVisible()
  await page.goForward()
  await expect(detailsDialog(page)).toBeVisible()

  // After a reload, too, closing the details must not leave a history entry on which Back changes nothing.
  await page.reload()
  await expect(detailsDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/[?&]order=/)
  const shownUrl = page.url()
  await page.goForward()
  await expect(page).toHaveURL(/[?&]order=/)
  await page.goBack()
  expect(page.url()).toBe(shownUrl)
})

test('a link opens order details with their chart, and closing them keeps the trades page (behaviour 16.7, 16.8)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  const daily = (await servedOrders(user)).filter(
    ({ trades, type }) => type === 'recurring time' && trades.length === 22,
  )
  await page.goto(`${tradesLink(user, daily)}&order=${daily[0]?.orderKey}`)
  await expect(detailsFact(page, 'Schedule')).toContainText('25 USDC every day')
  await expect(detailsFact(page, 'Min output')).toContainText('0.15 SOL per trade')
  await expect(detailsFact(page, 'Next trade')).toContainText(/overdue since 25 Mar 2026 10:01:16/)
  const chart = detailsDialog(page).getByRole('slider', { name: /^Chart of / })
  await chart.scrollIntoViewIfNeeded()
  // The dialog is narrow, so the legend has a line of its own, with all its entries.
  for (const entry of ['Trade', 'Running average', 'Deposit']) {
    await expect(detailsDialog(page).getByText(entry, { exact: true })).toBeInViewport()
  }
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    /^Rates of 22 trades, 03 Mar 2026 to 24 Mar 2026/,
  )
  await chart.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', /^24 Mar 2026 .*paid 25 USDC/)
  await page.keyboard.press('Escape')
  await expect(detailsDialog(page)).toHaveCount(0)
  await expectAllLoaded(page)
  await expect(page).not.toHaveURL(/[?&]order=/)
  await page.goto(`${tradesLink(user, daily)}&order=${user}`)
  await expect(detailsDialog(page)).toContainText('Order not found among loaded orders')
})
