import { isKeyText } from '@/lib/domain/text/identifier'
import { readStored, removeStored, writeStored } from '@/lib/browser/cache/local-storage'

/** An API key of the visitor's, stored only where they ask for it (behaviour 4.8, 8.9). */
export type ApiKeyStorage = {
  /** The key that is stored; undefined without one. */
  remembered: () => string | undefined
  /** The key that is stored, else the one that was given in this tab alone. */
  known: () => string | undefined
  remember: (key: string) => void
  forget: () => void
  /** Stores the key where 'Remember API key' is ticked; else removes one that was stored, and holds it in this tab. */
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
