import { isKeyText } from '@/lib/domain/text/api-key-text'
import { readStored, removeStored, writeStored } from '@/lib/browser/cache/local-storage'

/** An API key of the visitor's, stored only where they ask for it (behaviour 4.9, 8.9). */
export type ApiKeyStorage = {
  /** The key that is stored; undefined without one. */
  remembered: () => string | undefined
  remember: (key: string) => void
  forget: () => void
  /** Stores the key where 'Remember API key' is ticked; else removes one that was stored. */
  keep: (key: string, isRemembered: boolean) => void
}

export const jupiterKeyStorage = apiKeyStorage('jupiterApiKey')
export const birdeyeKeyStorage = apiKeyStorage('birdeyeApiKey')

function apiKeyStorage(name: string): ApiKeyStorage {
  const remember = (key: string) => void writeStored(name, key)
  const forget = () => removeStored(name)
  return {
    remembered: () => {
      const stored = readStored(name)
      return stored !== null && isKeyText(stored) ? stored : undefined
    },
    remember,
    forget,
    keep: (key, isRemembered) => (isRemembered ? remember(key) : forget()),
  }
}
