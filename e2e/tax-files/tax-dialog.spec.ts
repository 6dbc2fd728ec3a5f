import { expect, test } from '../pages/app-test'
import { savedBy } from '../pages/csv-file'
import { tabTo } from '../pages/keyboard'
import {
  downloadFor,
  recordsOf,
  servedTrades,
  taxButton,
  taxDialog,
} from '../pages/tax-dialog-page'
import { openTradesLink } from '../pages/trades-page'

test('only what is new: all exports of a wallet hold each trade once (behaviour 19.15)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('everyday')
  const trades = await servedTrades(user)
  const [first] = trades
  await page.goto(`/trades?userAddress=${user}&recurring=${first?.key}`)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 20_000 })
  const onlyNew = taxDialog(page).getByRole('checkbox', { name: /^Only what is new since/ })
  await taxButton(page).click()
  await expect(taxDialog(page)).toBeVisible()
  await expect(onlyNew).toHaveCount(0)
  const early = await savedBy(page, () => downloadFor(page, 'Koinly').click())
  await openTradesLink(page, user)
  await taxButton(page).click()
  const old = recordsOf(early.text).length
  await expect(taxDialog(page)).toContainText(`${trades.length - old} of ${trades.length} trades`)
  await onlyNew.click()
  const late = await savedBy(page, () => downloadFor(page, 'Koinly').click())
  const ids = [early, late].flatMap(({ text }) => recordsOf(text).map(({ TxHash }) => TxHash))
  expect(old).toBeGreaterThan(0)
  expect(ids.toSorted()).toEqual(trades.map(({ signature }) => signature).toSorted())
  await taxButton(page).click()
  await expect(taxDialog(page)).toContainText('Nothing is new.')
  await onlyNew.click()
  await expect(downloadFor(page, 'Koinly')).toBeDisabled()
})

test('by keyboard alone: opened, downloaded, closed, the focus back (behaviour 13.7)', async ({
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
  await tabTo(page, downloadFor(page, 'rotki'))
  const { name } = await savedBy(page, () => page.keyboard.press('Enter'))
  expect(name).toBe(`${user}-rotki.csv`)
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
    await expect(taxDialog(page).getByRole('listitem')).toHaveCount(9)
    await expect(taxDialog(page)).toContainText(
      'If this wallet already syncs with your tax program, importing may duplicate trades.',
    )
    await downloadFor(page, 'JSON').scrollIntoViewIfNeeded()
    await expect(downloadFor(page, 'JSON')).toBeInViewport()
    const sideways = await taxDialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(sideways).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}
