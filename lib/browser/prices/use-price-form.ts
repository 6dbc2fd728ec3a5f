import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { type ApiKeyFields, useApiKeyForm } from '@/lib/browser/api-keys/use-api-key-form'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { KEY_REQUIRED, NO_KEY } from '@/lib/view/prices/price-fault-label'
import { dismissPriceRunEnding } from './run/price-run-ending'
import { startPriceRun } from './run/start-price-run'
import { rememberPriceWay } from './price-way-storage'
import { usePriceRun } from './use-price-run'

/** The form of the dialog 'Include USD prices'. */
export type PriceFormState = ApiKeyFields & {
  /** Whether a key is stored, so that there is one to forget. */
  isStored: boolean
  forget: () => void
  /** Whether prices of lesser sources are to be replaced (behaviour 8.33). */
  isReplacing: boolean
  setIsReplacing: (isReplacing: boolean) => void
  /** What is wrong with the key, or why Birdeye refused it. */
  fault: string | undefined
  submit: () => void
}

/** The key is prefilled from storage; a submit starts the run of what is missing. */
export function usePriceForm(wanted: PriceMinutes): PriceFormState {
  const client = useQueryClient()
  const [isReplacing, setIsReplacing] = useState(false)
  const refusal = usePriceRun((state) => state.refusal)
  const { givenKey, keep, forget, ...form } = useApiKeyForm(
    birdeyeKeyStorage,
    { missing: KEY_REQUIRED, malformed: NO_KEY },
    refusal,
  )
  return {
    ...form,
    isReplacing,
    setIsReplacing,
    forget: () => {
      forget()
      dismissPriceRunEnding()
    },
    submit: () => {
      const apiKey = givenKey()
      if (apiKey === undefined) return
      keep(apiKey)
      rememberPriceWay('birdeye')
      const { isRemembered } = form
      startPriceRun({ way: 'birdeye', client, wanted, apiKey, isRemembered, isReplacing })
    },
  }
}
