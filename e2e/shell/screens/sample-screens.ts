import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { expect, openAllTrades, openOrders } from '../../pages/app-test'
import { fetchButton, keyField } from '../../pages/price-dialog-page'
import { expectAllRead } from '../../pages/trades-page'
import type { OpenScreen } from './screen'

/** The sample wallet's screens. */
export const sampleScreens: Record<string, OpenScreen> = {
  'sample, orders': (page) => openOrders(page, SAMPLE_WALLET),
  'sample, trades': async (page) => {
    await openAllTrades(page, SAMPLE_WALLET)
    // The rows are those of any wallet; few of them are looked at sooner.
    await page.goto(`${page.url()}&show=deposits`)
    await expectAllRead(page)
  },
  'sample, Include USD prices': async (page) => {
    await openAllTrades(page, SAMPLE_WALLET)
    await fetchButton(page).click()
    await expect(keyField(page)).toBeFocused()
  },
}
