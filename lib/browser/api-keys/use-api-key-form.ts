import { useState } from 'react'
import { isKeyText } from '@/lib/domain/text/identifier'
import { INVALID_KEY } from '@/lib/view/api-keys/api-key-label'
import type { ApiKeyStorage } from './api-key-storage'

/** A form that asks for an API key. */
export type ApiKeyFields = {
  apiKey: string
  setApiKey: (apiKey: string) => void
  isRemembered: boolean
  setIsRemembered: (isRemembered: boolean) => void
  /** What is wrong with the key, or why the service rejected it. */
  fault: string | undefined
  remove: () => void
}

/**
 * Holds a form for an API key, prefilled with the known one (behaviour 8.9). An error is about the
 * submitted key and goes as soon as the text changes.
 * @param missing what an empty field says
 * @param refusal why the service rejected the submitted key
 */
export function useApiKeyForm(
  storage: ApiKeyStorage,
  missing: string,
  refusal?: string | undefined,
) {
  const [apiKey, setApiKey] = useState(() => storage.keyInUse() ?? '')
  const [isRemembered, setIsRemembered] = useState(() => storage.remembered() !== undefined)
  const [submitted, setSubmitted] = useState<{ text: string; fault?: string | undefined }>({
    text: apiKey,
  })
  const fault = submitted.text === apiKey ? (submitted.fault ?? refusal) : undefined
  return {
    apiKey,
    setApiKey,
    isRemembered,
    setIsRemembered,
    fault,
    /** Whether a key is stored, so that there is one to remove. */
    isStored: storage.remembered() !== undefined,
    /** Returns the given key; `undefined` if it can't be one, and then `fault` says why. */
    givenKey: (): string | undefined => {
      const key = apiKey.trim()
      const isKey = isKeyText(key)
      const keyFault = key === '' ? missing : INVALID_KEY
      setSubmitted({ text: apiKey, fault: isKey ? undefined : keyFault })
      return isKey ? key : undefined
    },
    /** Stores the key, or removes a stored one, as the checkbox says. */
    keep: (key: string) => storage.keep(key, isRemembered),
    remove: () => {
      storage.remove()
      setApiKey('')
      setIsRemembered(false)
      setSubmitted({ text: '' })
    },
  }
}
