import { isKeyText } from '@/lib/domain/api-key'
import { readStored, removeStored, writeStored } from './local-storage'

const STORAGE_NAME = 'jupiterApiKey'

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
