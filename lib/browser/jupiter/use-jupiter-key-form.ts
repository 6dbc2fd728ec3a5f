import { useEffect, useRef, useState } from 'react'
import { jupiterKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { useApiKeyForm } from '@/lib/browser/api-keys/use-api-key-form'
import { JupiterCallError } from '@/lib/upstream/jupiter/jupiter-limit'
import { fetchOrderPage } from '@/lib/upstream/order-lists/fetch-order-page'
import {
  JUPITER_KEY_REFUSALS,
  JUPITER_KEY_REQUIRED,
  type JupiterKeyRefusal,
} from '@/lib/view/api-keys/api-key-label'
import { callsWith, jupiterKeyStore } from './jupiter-calls'

const REJECTING_STATUSES = [401, 403]
const LIMITED_STATUS = 429

/** Holds the form for a visitor's Jupiter key, which is tried with one call before it is used (behaviour 4.7). */
export function useJupiterKeyForm(userAddress: string) {
  const [isTrying, setIsTrying] = useState(false)
  const [refusal, setRefusal] = useState<JupiterKeyRefusal>()
  const trial = useRef<AbortController>(undefined)
  // If the dialog closes while a key is tried, the key isn't used.
  useEffect(() => () => trial.current?.abort(), [])
  const { givenKey, keep, remove, ...form } = useApiKeyForm(
    jupiterKeyStorage,
    JUPITER_KEY_REQUIRED,
    refusal && JUPITER_KEY_REFUSALS[refusal],
  )

  return {
    ...form,
    isTrying,
    remove: () => {
      remove()
      jupiterKeyStore.setState({ key: undefined })
    },
    /** Tries the key and uses it from then on. Returns false if it isn't used. */
    submit: async (): Promise<boolean> => {
      if (isTrying) return false
      setRefusal(undefined)
      const key = givenKey()
      if (key === undefined) return false
      const { signal } = (trial.current = new AbortController())
      setIsTrying(true)
      const reason = await refusalOf(key, userAddress, signal)
      if (signal.aborted) return false
      setIsTrying(false)
      setRefusal(reason)
      if (reason !== undefined) return false
      keep(key)
      jupiterKeyStore.setState({ key })
      return true
    },
  }
}

async function refusalOf(
  key: string,
  userAddress: string,
  signal: AbortSignal,
): Promise<JupiterKeyRefusal | undefined> {
  const request = {
    name: 'active trigger',
    userAddress,
    recurringType: 'all',
    page: 1,
    isTrial: true,
    signal,
  } as const
  try {
    await fetchOrderPage(callsWith(key), request, Date.now)
    return undefined
  } catch (error) {
    const fault = error instanceof JupiterCallError ? error.fault : undefined
    if (fault?.kind !== 'status') return 'unreached'
    if (fault.status === LIMITED_STATUS) return 'rate limit'
    return REJECTING_STATUSES.includes(fault.status) ? 'rejected' : 'unreached'
  }
}
