import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { keylessPlan } from '@/lib/domain/prices/keyless-plan'
import { countTold } from '@/lib/domain/prices/trade-prices'
import { defillamaCalls } from '@/lib/upstream/defillama/defillama-call-plan'
import { startPriceRun } from './run/price-run-store'
import { rememberPriceWay } from './price-way-storage'
import type { Prices } from './use-prices'

/** What the way without a key would bring: prices of the trades, and calls to DefiLlama. */
export function useKeylessOffer({ events, wanted, answers }: Prices) {
  const client = useQueryClient()
  const { fromTrades, requests } = useMemo(
    () => countsOf({ events, wanted, answers }),
    [events, wanted, answers],
  )
  return {
    fromTrades,
    requests,
    start: () => {
      rememberPriceWay('keyless')
      startPriceRun({ way: 'keyless', client, wanted, events })
    },
  }
}

function countsOf({ events, wanted, answers }: Pick<Prices, 'events' | 'wanted' | 'answers'>) {
  const { telling, toAsk } = keylessPlan(events, wanted, answers, Date.now())
  return { fromTrades: countTold(telling), requests: defillamaCalls(toAsk).length }
}
