import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { type ApiKeyFields, useApiKeyForm } from '@/lib/browser/api-keys/use-api-key-form'
import { storedChoice } from '@/lib/browser/storage/local-storage'
import { useIsSample } from '@/lib/browser/cache/cache-services'
import { useNow } from '@/lib/browser/time/clock'
import { keylessPlan, PRICE_METHODS, type PriceMethod } from '@/lib/domain/prices/price-plan'
import { BIRDEYE_KEY_REQUIRED } from '@/lib/view/api-keys/api-key-label'
import { startPriceRun } from './price-run'
import { usePriceRun } from './price-run-state'
import type { Prices } from './use-prices'

const lastMethod = storedChoice('priceMethod', PRICE_METHODS, 'birdeye')

/** Returns both methods, the one used last first (behaviour 8.30). */
export function usePriceMethods(): readonly PriceMethod[] {
  const [last] = useState(lastMethod.get)
  return [...PRICE_METHODS].sort((a, b) => Number(b === last) - Number(a === last))
}

/** The form for a run with a key. */
export type PriceFormFields = ApiKeyFields & {
  /** Whether the run also asks for prices that another source gave. */
  isReplacing: boolean
  setIsReplacing: (isReplacing: boolean) => void
  submit: () => void
}

/** Holds the form for a run with a key, which a submit starts (behaviour 8.7, 8.9). */
export function usePriceForm({ wanted, events }: Prices): PriceFormFields {
  const client = useQueryClient()
  const [isReplacing, setIsReplacing] = useState(false)
  const refusal = usePriceRun((state) => state.refusal)
  const storage = useIsSample() ? undefined : birdeyeKeyStorage
  const { givenKey, keep, ...form } = useApiKeyForm(storage, BIRDEYE_KEY_REQUIRED, refusal)
  return {
    ...form,
    // This dialog offers to remove a stored key only.
    hasKey: form.isStored,
    isReplacing,
    setIsReplacing,
    submit: () => {
      const apiKey = givenKey()
      if (apiKey === undefined) return
      keep(apiKey)
      lastMethod.choose('birdeye')
      startPriceRun({ method: 'birdeye', client, wanted, events, isReplacing })
    },
  }
}

/** Offers a run without a key, and plans what it would bring (behaviour 8.30). */
export function useKeylessOffer({ events, wanted, answers, scaledMints }: Prices) {
  const client = useQueryClient()
  const nowMs = useNow()
  const plan = useMemo(
    () => keylessPlan(events, wanted, answers, { nowMs, scaledMints }),
    [events, wanted, answers, nowMs, scaledMints],
  )
  return {
    fromTrades: plan.fromTrades.length,
    requests: plan.calls.length,
    start: () => {
      lastMethod.choose('keyless')
      startPriceRun({ method: 'keyless', client, wanted, events })
    },
  }
}
