import { createStore, useStore } from 'zustand'
import { jupiterKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { useHydrated } from '@/lib/browser/page/use-hydrated'

/**
 * The Jupiter key in use: what the visitor gave in this session, or what is remembered
 * (behaviour 4.9).
 */
export const jupiterKeyStore = createStore<{ key: string | undefined }>(() => ({
  key: jupiterKeyStorage.remembered(),
}))

/** Whether a Jupiter key of the visitor's is in use, so that there is one to forget (behaviour 4.7, 20.8). */
export function useKeyInUse(): boolean {
  const isInUse = useStore(jupiterKeyStore, ({ key }) => key !== undefined)
  return useHydrated() && isInUse
}
