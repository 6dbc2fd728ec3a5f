import { QueryClient } from '@tanstack/react-query'
import { orderListKey } from '@/lib/browser/order-lists/order-list-query'
import { type TokenAnswer, tokensQuery } from '@/lib/browser/tokens/token-query'
import type { OrderList, OrderPage } from '@/lib/domain/order-lists/order-list'
import { sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { listWith, pageWith } from '@/lib/domain/testing/sample-pages'
import { saveCache } from './persist-cache'

describe('two tabs that know the same in different words come to rest (behaviour 10.6)', () => {
  const HOUR_MS = 3_600_000
  const WALLETS = [
    'So11111111111111111111111111111111111111112',
    'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN',
  ] as const
  const wholeList = (startedAtMs: number, otherPages: OrderPage[] = []) =>
    listWith({
      state: { kind: 'whole' },
      startedAtMs,
      totalPages: 1,
      pages: [pageWith({ loadedAtMs: startedAtMs })],
      otherPages,
    })
  const tab = (wallet: number, list: OrderList, requestedAtMs = 0) => {
    const client = new QueryClient()
    client.setQueryData(orderListKey(WALLETS[wallet] ?? '', list.name), list)
    if (requestedAtMs > 0) {
      const answer: TokenAnswer = { kind: 'unknown', token: undefined, requestedAtMs }
      client.setQueryData(tokensQuery.queryKey, { [WALLETS[1]]: answer })
    }
    return client
  }
  const now = Date.now()
  const closed = pageWith({ orders: [sampleTrigger({ orderKey: 'Closed' })], loadedAtMs: now })
  // What cannot be compressed.
  const manyKeys = Array.from({ length: 600_000 }, () => Math.random().toString(36).slice(2, 12))
  const tooLarge = listWith({
    ...wholeList(now - 50),
    pages: [pageWith({ loadedAtMs: now - 50, keysWithoutTrades: manyKeys })],
  })

  it.each([
    ['one saw an order close', tab(0, wholeList(now - 9, [closed])), tab(0, wholeList(now - 9))],
    [
      'both hold lists of over 24 hours',
      tab(0, wholeList(now - 25 * HOUR_MS)),
      tab(1, wholeList(now - 25 * HOUR_MS - 1)),
    ],
    ['a list has no room', tab(0, tooLarge, now - 100), tab(0, tooLarge, now - 101)],
  ])('%s', (_, one, other) => {
    window.localStorage.clear()
    const write = jest.spyOn(Storage.prototype, 'setItem')
    const writes = Array.from({ length: 8 }, (_each, turn) => {
      write.mockClear()
      saveCache(turn % 2 === 0 ? one : other, false)
      return write.mock.calls.length
    })
    expect(writes.slice(4)).toEqual([0, 0, 0, 0])
    write.mockRestore()
  })
})
