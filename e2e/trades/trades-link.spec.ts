import { expect, test } from '../pages/app-test'
import { servedOrders } from '../pages/served-events'
import { expectAllLoaded, expectHeader, tradesLink } from '../pages/trades-page'
import { tokens } from '../wallets/wire/mock-tokens'

const BACK = 'Change displayed trades'
const UNKNOWN_KEY = '7n2kPvZRtCF4tNnuWKdAHVBThPq6Lw5nNcVsuLJjmRGa'

test('an incomplete or wrong link is explained (behaviour 5.17)', async ({ page, mocks }) => {
  await page.goto('/trades')
  await expect(page.getByText('This link has no wallet address.')).toBeVisible()
  await page.getByRole('link', { name: 'Change Address' }).click()
  await expect(page).toHaveURL('/')

  await page.goto(`/trades?userAddress=0OIl&recurring=${UNKNOWN_KEY}`)
  await expect(page.getByRole('heading', { name: 'Invalid address' })).toBeVisible()

  const user = await mocks.wallet('one-recurring')
  await page.goto(`/trades?userAddress=${user}`)
  await expect(page.getByRole('heading', { name: 'No trades selected' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to orders' }).click()
  await expect(page).toHaveURL(`/orders/${user}`)

  const [order] = await servedOrders(user)
  const keys = `recurring=${order?.orderKey}&recurring=%3Cb%3E&trigger=${UNKNOWN_KEY}`
  await page.goto(`/trades?userAddress=${user}&${keys}`)
  await expect(page.getByText('2 orders in this link weren’t found.')).toBeVisible()
  await expectHeader(page, '1', '0', '4')
})

test('the order keys of a long link reach no server, and a reload and ‘Change displayed trades’ keep them (behaviour 11.2)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('large', { orders: 150, trades: 225 })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const [unselected, ...orders] = await servedOrders(user)
  const recurring = orders.filter(({ type }) => type !== 'trigger').length
  const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
  const expectShown = () =>
    expectHeader(page, String(recurring), String(orders.length - recurring), String(trades))
  await page.goto(tradesLink(user, orders))
  await expectShown()
  await page.reload()
  await expectShown()
  await page.getByRole('link', { name: BACK }).click()
  await expect(page.getByText(/^149 of 150/)).toBeVisible({ timeout: 60_000 })
  const keys = new URLSearchParams(new URL(page.url()).hash.slice(1)).getAll('o')
  expect(new Set(keys)).toEqual(new Set(orders.map(({ orderKey }) => orderKey)))
  expect(keys).not.toContain(unselected?.orderKey)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectShown()
  // Back restores the selection from the fragment, too (behaviour 2.12).
  await page.goBack()
  await expect(page.getByText(/^149 of 150/)).toBeVisible()
  await page.goForward()
  await expectShown()
  expect(new URL(page.url()).search).toBe(`?userAddress=${user}`)
  expect(requested.filter((url) => new URL(url).search.length > 6 * 1024)).toEqual([])
})

test('notices count only the trades of the selected orders (behaviour 2.18)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('unknown-token')
  await page.route('**/getTriggerOrders*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(
      /"feeMint":"\w+"/g,
      `"feeMint":"${tokens.USDC.mint}"`,
    )
    await route.fulfill({ response, body })
  })
  const orders = await servedOrders(user)
  const notice = page.getByText('4 trades paid a fee that is unknown or in another token.')
  await page.goto(tradesLink(user, orders))
  await expectAllLoaded(page)
  await expect(notice).toBeVisible()
  await page.goto(
    tradesLink(
      user,
      orders.filter(({ type }) => type !== 'trigger'),
    ),
  )
  await expectAllLoaded(page)
  await expect(notice).toHaveCount(0)
})
