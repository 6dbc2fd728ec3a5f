import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is the browser after hydration: only then may stored data and the zone show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
