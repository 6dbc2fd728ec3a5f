import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { servedEvents } from '../pages/served-events'
import { eventRow, openTradesLink, shownRows, tradesTable } from '../pages/trades-page'

/** The For figures of all trades. */
async function outputs(page: Page): Promise<string[]> {
  const trades = (await shownRows(page)).filter(({ kind }) => kind === 'Trade')
  return trades.map(({ figures }) => figures[1] ?? '')
}

function grouped(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const digits = BigInt(whole).toLocaleString('en-US')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

test('fee and rate: the switch, the button and a click on a figure change all rows; a reload starts from the defaults (behaviour 5.8, 7.1, 7.5)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('precise-amounts')
  const served = (await servedEvents(user)).flatMap(({ output }) => output ?? [])
  await openTradesLink(page, user)
  const feeSwitch = page.getByRole('switch', { name: 'Subtract fee' })
  await expect(feeSwitch).toBeChecked()
  await expect.poll(() => outputs(page)).toEqual(served.map(({ net }) => grouped(net)))
  await feeSwitch.click()
  await expect.poll(() => outputs(page)).toEqual(served.map(({ total }) => grouped(total)))
  await page.getByRole('button', { name: '3.3 before fee. Show after fee' }).click()
  await expect(feeSwitch).toBeChecked()
  await expect.poll(() => outputs(page)).toEqual(served.map(({ net }) => grouped(net)))

  const units = tradesTable(page).locator('tbody tr').getByText(/ per /)
  const forward = await units.allInnerTexts()
  const turned = forward.map((unit) => unit.split(' per ').reverse().join(' per '))
  const swap = page.getByRole('button', { name: 'Swap rate', exact: true })
  await swap.click()
  await expect(units).toHaveText(turned)
  await expect(swap).toHaveAttribute('aria-pressed', 'true')
  await eventRow(page, 6)
    .getByRole('button', { name: /USDC per SOL\. Swap rate$/ })
    .click()
  await expect(units).toHaveText(forward)

  await feeSwitch.click()
  await swap.click()
  await page.reload()
  await expect(feeSwitch).toBeChecked()
  await expect(units).toHaveText(forward)
})
