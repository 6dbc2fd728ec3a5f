import type { QueryClient } from '@tanstack/react-query'
import type { CacheServices } from './cache-services'
import { runKeyless } from '@/lib/browser/prices/price-run'
import { addPrices, knownPrices } from '@/lib/browser/prices/price-query'
import { ordersOf } from '@/lib/domain/order-lists/merge-lists'
import { emptyList, ORDER_LISTS } from '@/lib/domain/order-lists/order-list'
import { wantedPrices } from '@/lib/domain/prices/wanted-prices'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { loadOrderList } from '@/lib/upstream/order-lists/load-order-list'

/** What came later has no price yet, so that both ways to fetch some can be tried. */
const PRICED_UNTIL = '2026-09-01'

/**
 * Puts the prices into the sample wallet's cache that it comes with: those that a run without a key
 * brings of the events before September 2026 (behaviour 23.5).
 * @throws where a list or the file of prices cannot be read, so that they are asked for again
 */
export async function addSamplePrices(
  client: QueryClient,
  { readPage, fetchDefillama }: Pick<CacheServices, 'readPage' | 'fetchDefillama'>,
): Promise<void> {
  const { signal } = new AbortController()
  const nowMs = Date.now()
  const lists = await Promise.all(
    ORDER_LISTS.map((name) =>
      loadOrderList({
        from: emptyList(name, nowMs),
        loadPage: (_, recurringType, page) =>
          readPage({ name, userAddress: SAMPLE_WALLET, recurringType, page, signal }),
        onChange: () => {},
        signal,
        now: Date.now,
      }),
    ),
  )
  if (lists.some(({ state }) => state.kind === 'failed')) throw new Error('a list did not come')
  const events = orderEvents(ordersOf(lists), SAMPLE_WALLET).filter(
    ({ date }) => date < PRICED_UNTIL,
  )
  await runKeyless({
    ...{ events, signal, fetchPrices: fetchDefillama },
    wanted: wantedPrices(events, nowMs / 1_000),
    answers: () => knownPrices(client),
    pace: { lastCallAtMs: -Infinity },
    // Files need no pace.
    wait: () => Promise.resolve(),
    now: Date.now,
    onResults: (results) => {
      if (results.some(({ kind }) => kind === 'failed')) throw new Error('a price did not come')
      addPrices(
        client,
        results.filter((result) => result.kind === 'answer'),
        nowMs,
      )
    },
  })
}
