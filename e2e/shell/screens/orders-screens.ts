import { expect, openOrders } from '../../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../../pages/held-calls'
import { orderBoxes } from '../../pages/orders-page'
import { inEveryList } from '../../wallets/wire/list-fault'
import type { OpenScreen } from './screen'

/** The orders page in its states. */
export const ordersScreens: Record<string, OpenScreen> = {
  'orders, still reading': async (page, standIns) => {
    await holdCalls(page, (query) => isPastTriggerPage(query, 2))
    await page.goto(`/orders/${await standIns.wallet('slow', { latency: 0 })}`)
    await expect(page.getByText('Reading page 4 of 11', { exact: true })).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(15)
  },
  'orders, loaded': async (page, standIns) => {
    await openOrders(page, await standIns.wallet('everyday'))
  },
  'orders, partly selected': async (page, standIns) => {
    await openOrders(page, await standIns.wallet('everyday'))
    await orderBoxes(page).nth(1).click()
    await expect(page.getByText('8 of 9 orders selected')).toBeVisible()
  },
  'orders, one list failed': async (page, standIns) => {
    const faults = [{ list: 'past trigger', answer: 400 }]
    await openOrders(page, await standIns.wallet('everyday', { faults }))
    await expect(page.getByRole('alert').filter({ hasText: 'Error fetching' })).toBeVisible()
  },
  'orders, all lists failed': async (page, standIns) => {
    const faults = inEveryList({ answer: 400 })
    await page.goto(`/orders/${await standIns.wallet('everyday', { faults })}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Error fetching/)
  },
  'orders, empty wallet': async (page, standIns) => {
    await openOrders(page, await standIns.wallet('no-orders'))
    await expect(page.getByText(/^No recurring orders found/)).toBeVisible()
  },
  'orders, invalid address': async (page) => {
    await page.goto('/orders/not-an-address')
    await expect(page.getByRole('heading', { name: 'Invalid address' })).toBeVisible()
  },
}
