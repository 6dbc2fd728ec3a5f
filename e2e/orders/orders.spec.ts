import { expect, openOrders, test } from '../pages/app-test'
import { tokens } from '../wallets/wire/sample-tokens'
import { orderBoxes, section } from '../pages/orders-page'

const HEADINGS = ['Recurring (Time)', 'Recurring (Price)', 'Triggers']

test.describe('the orders page (behaviour 2.1, 2.3, 2.6)', () => {
  test('has the heading, the three headings and a Change Address button back to /', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select orders to display')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(HEADINGS)
    await page.getByRole('link', { name: 'Change Address' }).click()
    await expect(page).toHaveURL('/')
  })

  test('orders are grouped by pair: several below a parent, a single one as one checkbox', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    const time = section(page, 'Recurring (Time)')
    const pair = time.getByRole('group', { name: 'USDC to SOL' })
    await expect(pair.getByRole('checkbox')).toHaveCount(4)
    await expect(pair).toContainText('3 of 3 selected')
    await expect(time.getByRole('group')).toHaveCount(1)
    await expect(time.getByRole('checkbox', { name: /BONK/ })).toHaveCount(1)
    await expect(time.getByRole('checkbox')).toHaveCount(5)
    const triggers = section(page, 'Triggers')
    await expect(triggers.getByRole('group', { name: 'SOL to USDC' })).toHaveCount(1)
    await expect(triggers.getByRole('checkbox')).toHaveCount(5)
  })

  test('each line shows amount, tokens, Started or Opened with local date and time', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await expect(box('1,250.5 USDC to SOL Started 14 Nov 2025, 19:22:47')).toBeVisible()
    await expect(box('12 SOL to BONK Started 02 Mar 2026, 09:06:34')).toBeVisible()
    await expect(
      box('14.4 SOL to USDC Opened 04 Mar 2026, 17:12:09 Completed after 6 trades'),
    ).toBeVisible()
  })

  test('an unknown token shows as Unknown (mint), the whole mint in the text', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('unknown-token'))
    const bought = `90 USDC to Unknown (${tokens.nowhere.mint})`
    const sold = `1,234.567891 Unknown (${tokens.nowhereElse.mint}) to SOL`
    await expect(page.getByRole('checkbox', { name: bought })).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: sold })).toHaveCount(1)
    await expect(page.getByText(`Unknown (${tokens.nowhere.mint})`)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '75 USDC to $WIF' })).toHaveCount(1)
  })

  test('active recurring orders get an Open badge, past ones and triggers none', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    const badges = page.locator('[data-slot=pill]')
    await expect(badges).toHaveText(['Open', 'Open'])
    const time = section(page, 'Recurring (Time)')
    await expect(time.getByRole('checkbox', { name: /^(3,200|600) USDC .* Open$/ })).toHaveCount(2)
  })

  test('names cannot break the page: no script runs, no dialog, the text cleaned', async ({
    page,
    standIns,
  }) => {
    const dialogs: string[] = []
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message())
      await dialog.dismiss()
    })
    await openOrders(page, await standIns.wallet('hostile-names'))
    await expect(orderBoxes(page)).toHaveCount(16)
    for (const symbol of ['"QUO"', 'NLNL', '=1+1', '<b>X</b>', 'CDSU', 'TAB', '@SUM']) {
      await expect(page.getByText(symbol, { exact: true })).toBeVisible()
    }
    const symbols = await page.locator('bdi').allTextContents()
    expect(symbols.filter((symbol) => /[\p{Cc}\p{Cf}\p{DI}\u2028\u2800]/u.test(symbol))).toEqual([])
    expect(Math.max(...symbols.map((symbol) => symbol.length))).toBeLessThanOrEqual(128)
    await expect(page).toHaveTitle(/^Orders of/)
    await expect(page.locator('main b, main script')).toHaveCount(0)
    await expect(page.locator('img[src^="javascript:"], img[src^="http:"]')).toHaveCount(0)
    expect(dialogs).toEqual([])
  })
})
