import { readStored, removeStored, writeStored } from './local-storage'

const STORAGE_NAME = 'jupiterApiKey'

/** 1 to 200 visible ASCII characters without spaces: what can stand in a header. */
const KEY_FORM = /^[\x21-\x7e]{1,200}$/

/** Whether a text can be an API key at all. */
export function isKeyText(text: string): boolean {
  return KEY_FORM.test(text)
}

/** The Jupiter API key that the visitor let us store; undefined without one. */
export function rememberedJupiterKey(): string | undefined {
  const stored = readStored(STORAGE_NAME)
  return stored !== null && isKeyText(stored) ? stored : undefined
}

/** Stores the key. */
export function rememberJupiterKey(key: string): void {
  writeStored(STORAGE_NAME, key)
}

/** Removes the stored key. */
export function forgetJupiterKey(): void {
  removeStored(STORAGE_NAME)
}
