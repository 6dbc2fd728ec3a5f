import { expect, expectOrdersLoaded, test } from '../pages/app-test'
import { servedOrders } from '../pages/served-events'
import { expectAllLoaded, tradesLink } from '../pages/trades-page'
import { sampleTradesPath } from '../pages/sample-trades'
import { wallets, type WalletName } from '../wallets/all-wallets'

/** The browser itself writes the calls that fail on purpose. Only their size sets the large wallets apart. */
const FAILING = ['rate-limited', 'failing-active-triggers', 'all-failing'] as const
const LARGE = ['many-pages', 'large', 'long-tail', 'slow', 'large-newer', 'many-newer'] as const
const SKIPPED: readonly string[] = [...FAILING, ...LARGE] satisfies WalletName[]

test('landing, orders and trades of every kind of wallet write no error and no warning to the console', async ({
  page,
}) => {
  const written: string[] = []
  let visited = 'landing'
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) written.push(`${visited}: ${message.text()}`)
  })
  await page.goto('/')
  await page.getByLabel('Your Solana Address').fill(wallets.everyday.address)
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expectOrdersLoaded(page)
  await page.reload()
  await expectOrdersLoaded(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectAllLoaded(page)
  const openTradesAndOrders = async (name: string, path: string) => {
    visited = name
    await page.goto(path)
    await expectAllLoaded(page)
    await page.getByRole('link', { name: 'Change displayed trades' }).click()
    await expect(page.getByRole('heading', { name: 'Select orders to display' })).toBeVisible()
    await expectOrdersLoaded(page)
  }
  await openTradesAndOrders('the sample wallet', sampleTradesPath())
  for (const [name, { address }] of Object.entries(wallets)) {
    if (SKIPPED.includes(name)) continue
    const orders = await servedOrders(address)
    if (orders.length > 0) await openTradesAndOrders(name, tradesLink(address, orders))
    else {
      await page.goto(`/orders/${address}`)
      await expectOrdersLoaded(page)
    }
  }
  expect(written).toEqual([])
})
