import { expect, expectOrdersLoaded, test } from '../pages/app-test'
import { servedOrders } from '../pages/served-events'
import { expectAllLoaded, tradesLink } from '../pages/trades-page'
import { sampleTradesPath } from '../pages/sample-trades'
import { wallets, type WalletName } from '../wallets/all-wallets'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'

/**
 * The wallets for which Jupiter fails on purpose. The browser itself writes each failed call to its
 * console.
 */
const FAILING: readonly WalletName[] = ['rate-limited', 'failing-active-triggers', 'all-failing']

const PAGES = [
  { name: 'the sample wallet', address: SAMPLE_WALLET, tradesPath: async () => sampleTradesPath() },
  ...Object.entries(wallets)
    .filter(([name]) => !FAILING.some((failing) => failing === name))
    .map(([name, { address }]) => ({
      name,
      address,
      tradesPath: async () => {
        const orders = await servedOrders(address)
        return orders.length > 0 ? tradesLink(address, orders) : undefined
      },
    })),
]

test.describe('landing, orders and trades write no error and no warning to the console', () => {
  for (const { name, address, tradesPath } of PAGES) {
    test(name, async ({ page }) => {
      const written: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) written.push(message.text())
      })
      await page.goto('/')
      await page.getByLabel('Your Solana Address').fill(address)
      await page.getByRole('button', { name: 'Fetch' }).click()
      await expectOrdersLoaded(page)
      const path = await tradesPath()
      if (path !== undefined) {
        await page.goto(path)
        await expectAllLoaded(page)
      }
      expect(written).toEqual([])
    })
  }
})
