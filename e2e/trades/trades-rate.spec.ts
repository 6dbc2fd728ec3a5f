import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { servedEvents } from '../pages/served-events'
import { eventRow, openTradesLink, shownRows, tradesTable } from '../pages/trades-page'

const COLUMN = { output: 4, rate: 5 } as const

function cell(page: Page, number: number, column: keyof typeof COLUMN): Locator {
  return eventRow(page, number).getByRole('cell').nth(COLUMN[column])
}

function feeSwitch(page: Page): Locator {
  return page.getByRole('switch', { name: 'Subtract fee' })
}

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

test.describe('the fee of a trade (behaviour 5.8)', () => {
  test("the 'Subtract fee' switch is on by default and adds the fee back in all rows when off", async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('precise-amounts')
    const served = (await servedEvents(user)).flatMap(({ output }) => output ?? [])
    await openTradesLink(page, user)
    await expect(feeSwitch(page)).toBeChecked()
    await expect.poll(() => outputs(page)).toEqual(served.map(({ net }) => grouped(net)))
    await feeSwitch(page).click()
    await expect(feeSwitch(page)).not.toBeChecked()
    await expect.poll(() => outputs(page)).toEqual(served.map(({ total }) => grouped(total)))
    await expect(cell(page, 6, 'output')).toContainText(/^(For)?0\.3/)
    await expect(cell(page, 7, 'output')).toContainText(/^(For)?3\.3/)
  })

  test('clicking the output number toggles the fee for all rows', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('precise-amounts'))
    const net = ['0.000001', '987,654,321,098,765.987654321', '0.1', '1.1']
    const firstOutputs = async () => (await outputs(page)).slice(0, 4)
    await expect.poll(firstOutputs).toEqual(net)
    await page.getByRole('button', { name: '0.1, fee subtracted, add the fee' }).click()
    await expect(feeSwitch(page)).not.toBeChecked()
    await expect.poll(async () => (await firstOutputs()).slice(2)).toEqual(['0.3', '3.3'])
    await page.getByRole('button', { name: '3.3, fee added, subtract the fee' }).click()
    await expect(feeSwitch(page)).toBeChecked()
    await expect.poll(firstOutputs).toEqual(net)
  })

  test('each load starts from the defaults: the switches are not remembered', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await feeSwitch(page).click()
    await page.getByRole('button', { name: 'Swap rate direction' }).click()
    await expect(cell(page, 2, 'rate')).toContainText('USDC per SOL')
    await page.reload()
    await expect(feeSwitch(page)).toBeChecked()
    await expect(cell(page, 2, 'rate')).toContainText('SOL per USDC')
  })
})

test.describe('the rate of a trade (behaviour 5.9, 7.5)', () => {
  test('the rate is output per input; the swap button turns it round in all rows', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    const rates = tradesTable(page).locator('tbody tr').getByText(/ per /)
    const swap = page.getByRole('button', { name: 'Swap rate direction' })
    await expect(rates).toHaveText(Array(4).fill('SOL per USDC'))
    await swap.click()
    await expect(rates).toHaveText(Array(4).fill('USDC per SOL'))
    await expect(swap).toHaveAttribute('aria-pressed', 'true')
    await swap.click()
    await expect(rates).toHaveText(Array(4).fill('SOL per USDC'))
  })

  test('clicking a rate turns it round in all rows', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await cell(page, 3, 'rate')
      .getByRole('button', { name: /SOL per USDC, swap direction$/ })
      .click()
    await expect(cell(page, 2, 'rate')).toContainText('USDC per SOL')
    await cell(page, 5, 'rate')
      .getByRole('button', { name: /USDC per SOL, swap direction$/ })
      .click()
    await expect(cell(page, 2, 'rate')).toContainText('SOL per USDC')
  })
})
