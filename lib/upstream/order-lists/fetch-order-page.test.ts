/** @jest-environment node */
import { LIST_INFO } from '@/lib/domain/order-lists/order-list'
import { mockJupiter } from '@/lib/upstream/testing/mock-jupiter'
import { fetchOrderPage, type PageRequest } from './fetch-order-page'
import { PRIORITY } from '@/lib/upstream/jupiter/jupiter-limit'
import {
  recurringResponse,
  recurringOrderItem,
  triggerResponse,
  triggerOrderItem,
} from '@/lib/upstream/testing/test-jupiter-responses'

const LOADED_AT_MS = Date.UTC(2026, 10, 21)
const request: PageRequest = {
  name: 'past recurring',
  userAddress: 'Wallet',
  page: 1,
  signal: new AbortController().signal,
}
const answerBoth = (path: string) =>
  path.startsWith('trigger')
    ? triggerResponse([
        triggerOrderItem(),
        triggerOrderItem({ orderKey: 'Empty', trades: [], remainingMakingAmount: '2' }),
      ])
    : recurringResponse([recurringOrderItem()])

describe('one page of one of the four lists', () => {
  const recurring = { path: 'recurring/v1/getRecurringOrders', key: 'RecurringKey', totalPages: 2 }
  const trigger = { path: 'trigger/v1/getTriggerOrders', key: 'TriggerKey', totalPages: 1 }
  const recurringQuery = '&recurringType=all&includeFailedTx=false'

  it.each([
    ['past recurring', recurring, `history${recurringQuery}`, []],
    ['active recurring', recurring, `active${recurringQuery}`, []],
    ['past trigger', trigger, 'history', ['Empty']],
    ['active trigger', trigger, 'active', ['Empty']],
  ] as const)('%s', async (name, { path, key, totalPages }, status, keysWithoutTrades) => {
    const { calls, requests } = mockJupiter(async (call) => answerBoth(call.path))
    const loaded = await fetchOrderPage(calls, { ...request, name, page: 3 }, () => LOADED_AT_MS)
    expect(requests).toMatchObject([{ path }])
    expect(String(requests[0]?.query)).toBe(`user=Wallet&orderStatus=${status}&page=3`)
    const orders = [{ orderKey: key, orderStatus: LIST_INFO[name].orderStatus }]
    expect(loaded).toMatchObject({
      totalPages,
      page: { page: 3, loadedAtMs: LOADED_AT_MS, orders, keysWithoutTrades },
    })
  })
})

it('first pages come first, then token searches, then further pages, by wallet (behaviour 3.1, 21.3)', async () => {
  expect(PRIORITY.firstPage).toBeGreaterThan(PRIORITY.tokens)
  expect(PRIORITY.tokens).toBeGreaterThan(PRIORITY.furtherPage)
  const { calls } = mockJupiter(async ({ path }) => answerBoth(path))
  const call = jest.spyOn(calls, 'call')
  for (const [page, walletIndex] of [
    [1, 2],
    [2, 0],
    [2, 2],
  ] as const) {
    await fetchOrderPage(calls, { ...request, page, walletIndex }, Date.now)
  }
  expect(call.mock.calls.map(([{ priority }]) => priority)).toEqual([
    PRIORITY.firstPage,
    PRIORITY.furtherPage,
    PRIORITY.furtherPage - 2,
  ])
})
