import { useEffect, useRef, useState } from 'react'
import { isKeyText } from '@/lib/domain/text/api-key-text'
import { JupiterCallError } from '@/lib/upstream/jupiter/jupiter-errors'
import { fetchOrderPage } from '@/lib/upstream/order-lists/fetch-order-page'
import { jupiterKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { callsWith, jupiterKey, setJupiterKey } from './jupiter-calls-by-key'

/** Why a key is not used: none was given, Jupiter refused it, or Jupiter could not be asked. */
export type KeyRefusal = 'no key' | 'refused' | 'unreached'

const REFUSING_STATUSES = [401, 403]

/** A visitor's own Jupiter key: tried with one call before it is used, stored only if asked for. */
export function useJupiterKey(userAddress: string) {
  const [isTrying, setIsTrying] = useState(false)
  const [refusal, setRefusal] = useState<KeyRefusal>()
  const trial = useRef<AbortController>(undefined)
  // A dialog that is closed while a key is tried does not use it.
  useEffect(() => () => trial.current?.abort(), [])

  const tryKey = async (key: string, isRemembered: boolean): Promise<boolean> => {
    if (isTrying) return false
    const { signal } = (trial.current = new AbortController())
    setRefusal(undefined)
    setIsTrying(true)
    const reason = key === '' ? 'no key' : await refusalOf(key, userAddress, signal)
    if (signal.aborted) return false
    setIsTrying(false)
    setRefusal(reason)
    if (reason !== undefined) return false
    if (isRemembered) jupiterKeyStorage.remember(key)
    else jupiterKeyStorage.forget()
    setJupiterKey(key)
    return true
  }

  const forget = () => {
    jupiterKeyStorage.forget()
    setJupiterKey(undefined)
  }

  return {
    remembered: jupiterKeyStorage.remembered(),
    isInUse: jupiterKey() !== undefined,
    isTrying,
    refusal,
    tryKey,
    forget,
  }
}

async function refusalOf(
  key: string,
  userAddress: string,
  signal: AbortSignal,
): Promise<KeyRefusal | undefined> {
  if (!isKeyText(key)) return 'refused'
  const request = {
    name: 'active trigger',
    userAddress,
    recurringType: 'all',
    page: 1,
    signal,
  } as const
  try {
    await fetchOrderPage(callsWith(key), request, Date.now)
    return undefined
  } catch (error) {
    const fault = error instanceof JupiterCallError ? error.fault : undefined
    const isRefused = fault?.kind === 'status' && REFUSING_STATUSES.includes(fault.status)
    return isRefused ? 'refused' : 'unreached'
  }
}
