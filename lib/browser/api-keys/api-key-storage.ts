import { isKeyText } from '@/lib/domain/text/identifier'
import { readStored, storedSetting } from '@/lib/browser/storage/local-storage'

/** Stores an API key of the visitor's, if the visitor asks for it (behaviour 4.7, 8.9). */
export type ApiKeyStorage = {
  remembered: () => string | undefined
  /** Returns the stored key, else the one given in this tab. */
  keyInUse: () => string | undefined
  remove: () => void
  /** Stores the key if `isRemembered`. Otherwise, the key lasts in this tab only, and a stored key is removed. */
  keep: (key: string, isRemembered: boolean) => void
}

export const jupiterKeyStorage = apiKeyStorage('jupiterApiKey')
export const birdeyeKeyStorage = apiKeyStorage('birdeyeApiKey')

function apiKeyStorage(name: string): ApiKeyStorage {
  const stored = storedSetting(name)
  const keyIn = (text: string | undefined) => (text && isKeyText(text) ? text : undefined)
  return {
    remembered: () => keyIn(readStored(name) ?? undefined),
    keyInUse: () => keyIn(stored.get()),
    remove: () => stored.set(undefined),
    keep: (key, isRemembered) => (isRemembered ? stored.set(key) : stored.hold(key)),
  }
}
