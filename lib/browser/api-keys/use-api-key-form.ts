import { useState } from 'react'
import { isKeyText } from '@/lib/domain/text/identifier'
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
 * Holds a form for an API key, prefilled with the known one (behaviour 8.9). An error is about the
 * submitted key and goes as soon as the text changes.
 * @param faults the texts for an empty field, and for a text that is no valid key
 * @param refusal why the service rejected the submitted key
 */
export function useApiKeyForm(
  storage: ApiKeyStorage,
  faults: ApiKeyFaults,
  refusal?: string | undefined,
) {
  const [apiKey, setApiKey] = useState(() => storage.known() ?? '')
  const [isRemembered, setIsRemembered] = useState(() => storage.remembered() !== undefined)
  const [isStored, setIsStored] = useState(isRemembered)
  const [submitted, setSubmitted] = useState<{ text: string; fault?: string | undefined }>({
    text: apiKey,
  })
  const fault = submitted.text === apiKey ? (submitted.fault ?? refusal) : undefined
  const fields: ApiKeyFields = { apiKey, setApiKey, isRemembered, setIsRemembered }
  return {
    ...fields,
    /** Whether a key is stored, so that there is one to forget. */
    isStored: isStored && storage.remembered() !== undefined,
    fault,
    /** Returns the given key; `undefined` if it can't be one, and then `fault` says why. */
    givenKey: (): string | undefined => {
      const key = apiKey.trim()
      const found = faultOf(key, faults)
      setSubmitted({ text: apiKey, fault: found })
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
