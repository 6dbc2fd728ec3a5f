import { expect, test } from '../pages/app-test'
import { savedBy } from '../pages/csv-file'
import { tabTo } from '../pages/keyboard'
import {
  programOf,
  recordsOf,
  servedTrades,
  taxButton,
  taxDialog,
  taxDownload,
  taxFileFor,
} from '../pages/tax-dialog-page'
import { openTradesLink } from '../pages/trades-page'

test('a program tells what is new for it; each of its exports of that holds a trade once (behaviour 19.15)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('everyday')
  const trades = await servedTrades(user)
  const [first] = trades
  await page.goto(`/trades?userAddress=${user}&recurring=${first?.key}`)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 20_000 })
  const onlyNew = taxDialog(page).getByRole('radio', { name: /^Only new trades since/ })
  const early = await taxFileFor(page, 'CoinTracking')
  const old = recordsOf(early.text).length
  expect(old).toBeGreaterThan(0)
  await openTradesLink(page, user)
  await taxButton(page).click()
  await expect(programOf(page, 'CoinTracking')).toBeChecked()
  await expect(taxDialog(page)).toContainText(/Last exported \d\d \w+ \d{4} · \d+ new/)
  await onlyNew.check()
  await expect(taxDialog(page)).toContainText(`${trades.length - old} trades, in UTC`)
  const late = await savedBy(page, () => taxDownload(page).click())
  const ids = [early, late].flatMap(({ text }) => recordsOf(text).map((row) => row['Tx-ID']))
  expect(ids.toSorted()).toEqual(
    trades.map(({ signature, key }) => `${signature}:${key}:1`).toSorted(),
  )
  await taxButton(page).click()
  await expect(taxDialog(page)).toContainText('No new trades')
  await onlyNew.check()
  await expect(taxDownload(page)).toBeDisabled()
  await programOf(page, 'Koinly').check()
  await expect(onlyNew).toHaveCount(0)
  await expect(taxDownload(page)).toBeEnabled()
})

test('by keyboard alone: opened, chosen, downloaded, closed, the focus back (behaviour 13.7)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('one-recurring')
  await openTradesLink(page, user)
  await tabTo(page, taxButton(page))
  await page.keyboard.press('Enter')
  await expect(taxDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(taxDialog(page)).toBeHidden()
  await expect(taxButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, programOf(page, 'Koinly'))
  await page.keyboard.press('ArrowDown')
  await expect(programOf(page, 'CoinTracker')).toBeChecked()
  await tabTo(page, taxDownload(page))
  const { name } = await savedBy(page, () => page.keyboard.press('Enter'))
  expect(name).toBe(`${user}-cointracker.csv`)
  await expect(taxButton(page)).toBeFocused()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the dialog scrolls in itself, and nothing scrolls sideways (behaviour 19.13)`, async ({
    page,
    standIns,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openTradesLink(page, await standIns.wallet('everyday'))
    await expect(taxButton(page)).toBeInViewport()
    await taxButton(page).click()
    await expect(taxDialog(page).getByRole('radio')).toHaveCount(9)
    await expect(taxDialog(page)).toContainText(
      'If your tax software already syncs this wallet, importing may create duplicates.',
    )
    await expect(taxDownload(page)).toBeInViewport()
    await programOf(page, 'JSON').scrollIntoViewIfNeeded()
    await expect(programOf(page, 'JSON')).toBeInViewport()
    const sideways = await taxDialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(sideways).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}
