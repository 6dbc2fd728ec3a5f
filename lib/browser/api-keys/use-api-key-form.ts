import { useState } from 'react'
import { isKeyText } from '@/lib/domain/text/api-key-text'
import type { ApiKeyStorage } from './api-key-storage'

/** The fields of a form that asks for an API key. */
export type ApiKeyFields = {
  apiKey: string
  setApiKey: (apiKey: string) => void
  isRemembered: boolean
  setIsRemembered: (isRemembered: boolean) => void
}

/** What the form says of a key that cannot be used. */
export type ApiKeyFaults = { missing: string; malformed: string }

/**
 * The state of a form that asks for an API key, prefilled with the one that is known (behaviour 8.9).
 * @param faults the texts for a field that is empty, and for a text that can be no key
 */
export function useApiKeyForm(storage: ApiKeyStorage, faults: ApiKeyFaults) {
  const [apiKey, setApiKey] = useState(() => storage.known() ?? '')
  const [isRemembered, setIsRemembered] = useState(() => storage.remembered() !== undefined)
  const [isStored, setIsStored] = useState(isRemembered)
  const [fault, setFault] = useState<string>()
  const fields: ApiKeyFields = { apiKey, setApiKey, isRemembered, setIsRemembered }
  return {
    ...fields,
    /** Whether a key is stored, so that there is one to forget. */
    isStored: isStored && storage.remembered() !== undefined,
    fault,
    /** The key that was given; undefined where it can be none, and then `fault` says why. */
    givenKey: (): string | undefined => {
      const key = apiKey.trim()
      const found = faultOf(key, faults)
      setFault(found)
      return found === undefined ? key : undefined
    },
    /** Stores the key, or removes a stored one, as the checkbox says. */
    keep: (key: string) => {
      storage.keep(key, isRemembered)
      setIsStored(isRemembered)
    },
    forget: () => {
      storage.forget()
      setIsStored(false)
      setApiKey('')
      setIsRemembered(false)
    },
  }
}

function faultOf(key: string, { missing, malformed }: ApiKeyFaults): string | undefined {
  if (key === '') return missing
  return isKeyText(key) ? undefined : malformed
}
