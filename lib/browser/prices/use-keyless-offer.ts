import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keylessPlan } from '@/lib/domain/prices/price-plan'
import { useNow } from '@/lib/browser/time/use-now'
import { startPriceRun } from './run/start-price-run'
import { rememberPriceWay } from './price-way-storage'
import type { Prices } from './use-prices'

/** What a run without a key would bring: prices from the trades, and calls to DefiLlama. */
export type KeylessEstimate = { fromTrades: number; requests: number }

/** Offers a run without a key, and says what it would bring (behaviour 8.30). */
export function useKeylessOffer({ events, wanted, answers }: Prices): {
  estimate: KeylessEstimate
  start: () => void
} {
  const client = useQueryClient()
  const nowMs = useNow(60_000)
  const estimate = useMemo(() => {
    const { fromTrades, calls } = keylessPlan(events, wanted, answers, nowMs)
    return { fromTrades: fromTrades.length, requests: calls.length }
  }, [events, wanted, answers, nowMs])
  return {
    estimate,
    start: () => {
      rememberPriceWay('keyless')
      startPriceRun({ way: 'keyless', client, wanted, events })
    },
  }
}
