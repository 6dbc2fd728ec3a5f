import { isKeyText } from '@/lib/domain/text/identifier'
import { readStored, storedText } from '@/lib/browser/storage/local-storage'

export type ApiKeyStorage = ReturnType<typeof apiKeyStorage>

export const jupiterKeyStorage = apiKeyStorage('jupiterApiKey')
export const birdeyeKeyStorage = apiKeyStorage('birdeyeApiKey')

/** Stores an API key of the visitor's, if the visitor asks for it (behaviour 4.7, 8.9). */
function apiKeyStorage(name: string) {
  const stored = storedText(name)
  const keyIn = (text: string | undefined) => (text && isKeyText(text) ? text : undefined)
  return {
    remembered: () => keyIn(readStored(name) ?? undefined),
    /** Returns the stored key, else the one given in this tab. */
    keyInUse: () => keyIn(stored.get()),
    remove: () => stored.set(undefined),
    /** Stores a key that is to be remembered. Any other one lasts in this tab, and a stored one is removed. */
    keep: (key: string, isRemembered: boolean) =>
      isRemembered ? stored.set(key) : stored.hold(key),
  }
}
