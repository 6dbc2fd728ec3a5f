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

  test('the same pair stands under each of its headings', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('mixed-pairs'))
    const groups = (heading: string) => section(page, heading).getByRole('group')
    await expect(groups('Recurring (Time)')).toHaveCount(2)
    await expect(groups('Recurring (Price)')).toHaveCount(2)
    await expect(groups('Triggers')).toHaveCount(2)
    await expect(page.getByRole('group', { name: 'USDC to SOL' })).toHaveCount(2)
  })

  test('children are sorted by createdAt, oldest first, and pairs by their oldest order', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('mixed-pairs'))
    const pair = page.getByRole('group', { name: 'JTO to SOL' })
    await expect(pair.getByRole('listitem')).toHaveText([
      /05 Jan 2026, 16:00:00/,
      /05 Jan 2026, 21:00:00/,
      /14 Jan 2026, 16:00:00/,
    ])
    await expect(section(page, 'Triggers').getByRole('group').first()).toContainText('JTO')
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

  test('amounts keep every decimal the service gave, with grouping', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('precise-amounts'))
    for (const amount of [
      '0.000000001 SOL',
      '123,456,789,012,345.123456789 JTO',
      '0.3 USDC',
      '0.000001 USDC',
      '1.000000007 SOL',
    ]) {
      await expect(page.getByRole('checkbox', { name: `${amount} to` })).toHaveCount(1)
    }
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

  test('closed at once: the copy with more trades decides on the Open badge', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('in-both-lists'))
    await expect(orderBoxes(page)).toHaveCount(2)
    await expect(page.locator('[data-slot=pill]')).toHaveCount(0)
    await expect(page.getByText('Completed after 3 trades')).toBeVisible()
    await expect(page.getByText('8 trades')).toBeVisible()
  })

  test('trigger orders show their status text (behaviour 2.8)', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    const triggers = section(page, 'Triggers')
    for (const status of [
      'Completed after 4 trades',
      'Open with 4 trades so far',
      'Cancelled after 1 trade',
    ]) {
      await expect(triggers.getByText(status, { exact: true })).toBeVisible()
    }
    await openOrders(page, await standIns.wallet('mixed-pairs'))
    await expect(triggers.getByText('Cancelled after 3 trades', { exact: true })).toBeVisible()
    await openOrders(page, await standIns.wallet('hostile-names'))
    await expect(triggers.getByText('Completed after 1 trade', { exact: true })).toHaveCount(8)
    await openOrders(page, await standIns.wallet('large', { orders: 10, trades: 15 }))
    await expect(triggers.getByText('Open with 1 trade so far', { exact: true })).toBeVisible()
  })

  test('an unknown status shows as itself', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('odd-fields'))
    const triggers = section(page, 'Triggers')
    await expect(triggers.getByText('Expired', { exact: true })).toBeVisible()
    await expect(triggers.getByText('Archived', { exact: true })).toBeVisible()
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

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('Started and Opened show local date and time', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    await expect(page.getByText('Started 02 Mar 2026, 03:00:11')).toBeVisible()
    await expect(page.getByText('Opened 02 Mar 2026, 08:02:51')).toBeVisible()
  })
})
