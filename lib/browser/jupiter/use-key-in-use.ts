import { jupiterKey } from './jupiter-calls-by-key'
import { useHydrated } from '@/lib/browser/page/use-hydrated'

/** Whether a Jupiter key of the visitor's is in use, so that there is a way to forget it. */
export function useKeyInUse(): boolean {
  return useHydrated() && jupiterKey() !== undefined
}
