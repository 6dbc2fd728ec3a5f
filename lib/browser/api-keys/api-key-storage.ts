import { isKeyText } from '@/lib/domain/text/identifier'
import { readStored, removeStored, writeStored } from '@/lib/browser/storage/local-storage'

/** Stores an API key of the visitor's, if the visitor asks for it (behaviour 4.7, 8.9). */
export type ApiKeyStorage = {
  /** Returns the stored key; `undefined` without one. */
  remembered: () => string | undefined
  /** Returns the stored key, else the one given in this tab. */
  known: () => string | undefined
  remove: () => void
  /** Stores the key if 'Remember API key' is checked; otherwise removes a stored one and keeps it for this tab. */
  keep: (key: string, isRemembered: boolean) => void
}

export const jupiterKeyStorage = apiKeyStorage('jupiterApiKey')
export const birdeyeKeyStorage = apiKeyStorage('birdeyeApiKey')

function apiKeyStorage(name: string): ApiKeyStorage {
  let unstored: string | undefined
  const remembered = () => {
    const stored = readStored(name)
    return stored !== null && isKeyText(stored) ? stored : undefined
  }
  const remove = () => {
    unstored = undefined
    removeStored(name)
  }
  return {
    remembered,
    known: () => remembered() ?? unstored,
    remove,
    keep: (key, isRemembered) => {
      remove()
      if (isRemembered) writeStored(name, key)
      else unstored = key
    },
  }
}
