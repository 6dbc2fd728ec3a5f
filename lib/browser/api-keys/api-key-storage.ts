import { isKeyText } from '@/lib/domain/text/identifier'
import { readStored, removeStored, writeStored } from '@/lib/browser/cache/local-storage'

/** Stores an API key of the visitor's, if the visitor asks for it (behaviour 4.8, 8.9). */
export type ApiKeyStorage = {
  /** Returns the stored key; `undefined` without one. */
  remembered: () => string | undefined
  /** Returns the stored key, else the one given in this tab. */
  known: () => string | undefined
  remember: (key: string) => void
  forget: () => void
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
  const remember = (key: string) => void writeStored(name, key)
  const forget = () => {
    unstored = undefined
    removeStored(name)
  }
  return {
    remembered,
    known: () => remembered() ?? unstored,
    remember,
    forget,
    keep: (key, isRemembered) => {
      forget()
      if (isRemembered) remember(key)
      else unstored = key
    },
  }
}
