import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether hydration is over. Only then may stored data and the visitor's time zone show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
