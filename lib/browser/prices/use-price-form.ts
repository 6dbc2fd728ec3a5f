import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { isKeyText } from '@/lib/domain/text/api-key-text'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { KEY_REQUIRED, NO_KEY } from '@/lib/view/prices/price-fault-label'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { dismissPriceRunEnding } from './price-run-ending'
import { priceRunStore } from './price-run-state'
import { startPriceRun } from './start-price-run'

/** The form of the dialog 'Include USD prices'. */
export type PriceFormState = {
  apiKey: string
  setApiKey: (apiKey: string) => void
  isRemembered: boolean
  setIsRemembered: (isRemembered: boolean) => void
  /** Whether a key is stored, so that there is one to forget. */
  isStored: boolean
  forget: () => void
  /** What is wrong with the key, or why Birdeye refused it. */
  fault: string | undefined
  submit: () => void
}

/** The key is prefilled from storage; a submit starts the run of what is missing. */
export function usePriceForm(wanted: PriceMinutes): PriceFormState {
  const client = useQueryClient()
  const [apiKey, setApiKey] = useState(() => birdeyeKeyStorage.remembered() ?? '')
  const [isRemembered, setIsRemembered] = useState(apiKey !== '')
  const [isStored, setIsStored] = useState(apiKey !== '')
  const [fault, setFault] = useState<string>()
  const refusal = useSyncExternalStore(priceRunStore.subscribe, refusalNow, () => undefined)

  return {
    apiKey,
    setApiKey,
    isRemembered,
    setIsRemembered,
    isStored: isStored && birdeyeKeyStorage.remembered() !== undefined,
    forget: () => {
      birdeyeKeyStorage.forget()
      dismissPriceRunEnding()
      setIsStored(false)
      setApiKey('')
      setIsRemembered(false)
    },
    fault: fault ?? refusal,
    submit: () => {
      const key = apiKey.trim()
      const found = keyFault(key)
      setFault(found)
      if (found !== undefined) return
      if (isRemembered) birdeyeKeyStorage.remember(key)
      else birdeyeKeyStorage.forget()
      setIsStored(isRemembered)
      startPriceRun({ client, wanted, apiKey: key, isRemembered })
    },
  }
}

function keyFault(key: string): string | undefined {
  if (key === '') return KEY_REQUIRED
  return isKeyText(key) ? undefined : NO_KEY
}

function refusalNow(): string | undefined {
  return priceRunStore.snapshot().refusal
}
