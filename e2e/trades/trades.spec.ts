import { expect, test } from '../pages/app-test'
import { filterBar } from '../pages/filters-page'
import { tokens } from '../wallets/wire/mock-tokens'
import {
  eventRow,
  expectHeader,
  openTradesLink,
  shownRows,
  tradesTable,
} from '../pages/trades-page'

const { SOL } = tokens

test.describe('the trades table (behaviour 5.2, 5.4, 5.10)', () => {
  test('has its columns and links, and a deposit spans three columns', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    const heads = tradesTable(page).getByRole('columnheader')
    const names = [
      ...[/^Order$/, /^Date\s*· UTC\+0$/, /^Action$/, /^Amount$/],
      ...[/^For\s*Subtract fee$/, /^Rate$/, /^Transaction$/],
    ]
    await expect(heads).toHaveText(names, { useInnerText: true })

    const deposit = eventRow(page, 1).getByRole('cell')
    const trade = eventRow(page, 2).getByRole('cell')
    await expect(deposit).toHaveCount(5)
    await expect(trade).toHaveCount(7)
    await expect(deposit.nth(3)).toContainText(/100.*USDC.*into order, 4 trades/s)
    const [span, amount, rate] = await Promise.all([
      deposit.nth(3).boundingBox(),
      trade.nth(3).boundingBox(),
      trade.nth(5).boundingBox(),
    ])
    expect(span?.x).toBe(amount?.x)
    expect(span?.width).toBeCloseTo((rate?.x ?? 0) + (rate?.width ?? 0) - (amount?.x ?? 0), 0)

    const token = trade.nth(4).getByRole('link', { name: 'SOL' })
    await expect(token).toHaveAttribute('href', `https://explorer.solana.com/address/${SOL.mint}`)
    const view = trade.nth(6).getByRole('link', { name: 'View' })
    const signature = (await shownRows(page))[1]?.signature
    await expect(view).toHaveAttribute('href', `https://explorer.solana.com/tx/${signature}`)
    for (const link of [token, view]) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  test('the header counts orders and trades; each order has a badge, and a picture of its own', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('everyday'))
    await expectHeader(page, '5', '4', '148')
    await expect(filterBar(page).getByText('158 rows')).toBeVisible()
    const badges = tradesTable(page).locator('tbody [role=cell]:first-child')
    await expect
      .poll(async () => [...new Set(await badges.allTextContents())].sort())
      .toEqual(['RP', 'RT', 'T'])
    const identicons = tradesTable(page).locator('[data-slot=identicon]')
    await expect(identicons.locator('svg')).toHaveCount(158)
    const drawn = await identicons.evaluateAll((elements) =>
      elements.map((identicon) => ({
        key: identicon.getAttribute('title'),
        picture: identicon.innerHTML,
        size: `${identicon.clientWidth} x ${identicon.clientHeight}`,
      })),
    )
    const keys = new Set(drawn.map(({ key }) => key))
    const pictures = new Set(drawn.map(({ picture }) => picture))
    const both = new Set(drawn.map(({ key, picture }) => `${key} ${picture}`))
    expect([keys.size, pictures.size, both.size]).toEqual([9, 9, 9])
    expect(new Set(drawn.map(({ size }) => size))).toEqual(new Set(['24 x 24']))
  })
})
