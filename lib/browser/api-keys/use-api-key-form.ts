import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { callsWith } from '@/lib/browser/jupiter/jupiter-calls'
import { retryFailedLists } from '@/lib/browser/order-lists/load-orders'
import { isShown } from '@/lib/browser/order-lists/shown-wallets'
import { subscribeToTexts } from '@/lib/browser/storage/local-storage'
import { parseEnteredNumber } from '@/lib/domain/amounts/entered-number'
import { isKeyText } from '@/lib/domain/text/identifier'
import { jupiterFault } from '@/lib/upstream/jupiter/jupiter-error'
import { fetchOrderPage } from '@/lib/upstream/order-lists/fetch-order-page'
import {
  INVALID_KEY,
  JUPITER_KEY_REFUSALS,
  BIRDEYE_KEY_REQUIRED,
} from '@/lib/view/api-keys/api-key-label'
import { readingsText } from '@/lib/view/prices/set-price-label'
import { readPace } from '@/lib/view/routes/price-route'
import { type ApiKeyStorage, birdeyeKeyStorage, jupiterKeyStorage } from './api-key-storage'
import { USUAL_REQUESTS_PER_SECOND } from '@/lib/domain/prices/price-calls'
import { birdeyePace, keepBirdeyePace } from './birdeye-pace-storage'

const JUPITER_KEY_REQUIRED = 'Jupiter API key is required'

/** The error for a pace that the route doesn't accept (behaviour 20.8). */
const WRONG_PACE = 'Enter a number from 0.1 to 1,000'

/** What a form that asks for an API key shows and changes. */
export type ApiKeyFields = {
  apiKey: string
  setApiKey: (text: string) => void
  isRemembered: boolean
  setIsRemembered: (isRemembered: boolean) => void
  /** What is wrong with the key, or why the service rejected it. */
  fault: string | undefined
  /** Whether a key is in use, stored or not (behaviour 4.7, 20.8). */
  hasKey: boolean
  isStored: boolean
  remove: () => void
}

type ApiKeyForm = ApiKeyFields & {
  /** Returns the key in the field. If the text can't be a key, returns `undefined`, and `fault` says why. */
  givenKey: () => string | undefined
  /** Says why the key was rejected. */
  refuse: (reason: string) => void
  /** Stores the key, or keeps it for this tab only, as the checkbox says. */
  keep: (key: string) => void
}

/**
 * Holds a form for an API key, prefilled with the key in use (behaviour 8.9). `missing` is the fault of an empty
 * field, and `refusal` the fault of a rejected key. A fault is hidden as soon as the text changes.
 * @param storage undefined for the sample wallet, which keeps no key (behaviour 23.5)
 */
export function useApiKeyForm(
  storage: ApiKeyStorage | undefined,
  missing: string,
  refusal?: string,
): ApiKeyForm {
  const [apiKey, setApiKey] = useState(() => storage?.keyInUse() ?? '')
  const [isRemembered, setIsRemembered] = useState(() => storage?.remembered() !== undefined)
  const [submitted, setSubmitted] = useState<{ text: string; fault?: string | undefined }>({
    text: apiKey,
  })
  // 'Remove key' leaves an empty field, which no service has rejected.
  const rejection = apiKey === '' ? undefined : refusal
  const fault = submitted.text === apiKey ? (submitted.fault ?? rejection) : undefined
  const hasKey = useSyncExternalStore(
    subscribeToTexts,
    () => storage?.keyInUse() !== undefined,
    () => false,
  )
  return {
    apiKey,
    setApiKey,
    isRemembered,
    setIsRemembered,
    fault,
    hasKey,
    isStored: storage?.remembered() !== undefined,
    givenKey: () => {
      const key = apiKey.trim()
      const isKey = isKeyText(key)
      const keyFault = key === '' ? missing : INVALID_KEY
      setSubmitted({ text: apiKey, fault: isKey ? undefined : keyFault })
      return isKey ? key : undefined
    },
    refuse: (reason) => setSubmitted({ text: apiKey, fault: reason }),
    keep: (key) => storage?.keep(key, isRemembered),
    remove: () => {
      storage?.remove()
      setApiKey('')
      setIsRemembered(false)
      setSubmitted({ text: '' })
    },
  }
}

const FORBIDDEN = 403

/** Holds the form for a visitor's Jupiter key. An accepted key loads the failed lists again (behaviour 4.7). */
export function useJupiterKeyForm() {
  const client = useQueryClient()
  const [isTrying, setIsTrying] = useState(false)
  const trial = useRef<AbortController>(undefined)
  // If the dialog closes while a key is being tried, the key isn't used.
  useEffect(() => () => trial.current?.abort(), [])
  const { givenKey, refuse, keep, remove, ...form } = useApiKeyForm(
    jupiterKeyStorage,
    JUPITER_KEY_REQUIRED,
  )

  return {
    ...form,
    isTrying,
    remove: () => {
      trial.current?.abort()
      setIsTrying(false)
      remove()
    },
    /** Tries the key, and uses it if Jupiter accepts it. Returns whether the key is now in use. */
    submit: async (): Promise<boolean> => {
      if (isTrying) return false
      const key = givenKey()
      if (key === undefined) return false
      const { signal } = (trial.current = new AbortController())
      setIsTrying(true)
      const reason = await refusalOf(key, signal)
      if (signal.aborted) return false
      setIsTrying(false)
      if (reason === undefined) {
        keep(key)
        retryFailedLists(client, isShown)
      } else refuse(reason)
      return reason === undefined
    },
  }
}

/** An address that nobody owns. The trial is about the key, not about a wallet. */
const NOBODY = '11111111111111111111111111111111'

/** Tries a key with one call. Returns why Jupiter doesn't accept it; undefined if it does (behaviour 4.7). */
async function refusalOf(key: string, signal: AbortSignal): Promise<string | undefined> {
  const request = {
    name: 'active trigger',
    userAddress: NOBODY,
    page: 1,
    isTrial: true,
    signal,
  } as const
  try {
    await fetchOrderPage(callsWith(key), request, Date.now)
    return undefined
  } catch (error) {
    const fault = jupiterFault(error)
    if (fault?.kind === 'rate limit') return JUPITER_KEY_REFUSALS.limited
    const isForbidden = fault?.kind === 'status' && fault.status === FORBIDDEN
    return JUPITER_KEY_REFUSALS[isForbidden || fault?.kind === 'key' ? 'rejected' : 'unreached']
  }
}

/** Holds the form for a visitor's Birdeye key and the pace of its plan. It starts no run (behaviour 20.8). */
export function useBirdeyeKeyForm() {
  const { givenKey, keep, remove, ...form } = useApiKeyForm(birdeyeKeyStorage, BIRDEYE_KEY_REQUIRED)
  const [pace, setPace] = useState(() => String(birdeyePace() ?? USUAL_REQUESTS_PER_SECOND))
  const [paceFault, setPaceFault] = useState<string>()
  const keepPace = () => {
    const entered = parseEnteredNumber(pace)
    const isAmbiguous = entered !== undefined && 'readings' in entered
    const requestsPerSecond = entered && !isAmbiguous ? readPace(entered.value) : undefined
    const isKept = requestsPerSecond !== undefined
    if (isKept) keepBirdeyePace(requestsPerSecond)
    setPaceFault(isKept ? undefined : isAmbiguous ? readingsText(entered.readings) : WRONG_PACE)
    return isKept
  }
  return {
    ...form,
    pace,
    setPace,
    /** What is wrong with the pace that was last to be kept. */
    paceFault,
    keepPace,
    remove: () => {
      remove()
      keepBirdeyePace(undefined)
      setPace(String(USUAL_REQUESTS_PER_SECOND))
      setPaceFault(undefined)
    },
    submit: () => {
      const key = givenKey()
      const isPaceKept = keepPace()
      if (key !== undefined && isPaceKept) keep(key)
    },
  }
}
