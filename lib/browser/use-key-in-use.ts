import { jupiterKey } from './jupiter'
import { useHydrated } from './use-hydrated'

/** Whether a Jupiter key of the visitor's is in use, so that there is a way to forget it. */
export function useKeyInUse(): boolean {
  return useHydrated() && jupiterKey() !== undefined
}
