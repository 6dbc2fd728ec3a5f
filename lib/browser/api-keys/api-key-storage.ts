import { isKeyText } from '@/lib/domain/text/api-key-text'
import { readStored, removeStored, writeStored } from '@/lib/browser/cache/local-storage'

/** An API key of the visitor's, stored only where they ask for it. */
export type ApiKeyStorage = {
  /** The key that is stored; undefined without one. */
  remembered: () => string | undefined
  remember: (key: string) => void
  forget: () => void
}

export const jupiterKeyStorage = apiKeyStorage('jupiterApiKey')
/** Spec 7. */
export const birdeyeKeyStorage = apiKeyStorage('birdeyeApiKey')

function apiKeyStorage(name: string): ApiKeyStorage {
  return {
    remembered: () => {
      const stored = readStored(name)
      return stored !== null && isKeyText(stored) ? stored : undefined
    },
    remember: (key) => {
      writeStored(name, key)
    },
    forget: () => removeStored(name),
  }
}
