import { useEffect, useSyncExternalStore } from 'react'
import { priceRunStore, type PriceRunState, showPriceDialogHere } from './price-run-state'

/** Tells the price run that this page has its dialog. */
export function usePriceDialogHere(): void {
  useEffect(showPriceDialogHere, [])
}

/** Follows the price run. */
export function usePriceRun(): PriceRunState {
  return useSyncExternalStore(
    priceRunStore.subscribe,
    priceRunStore.snapshot,
    priceRunStore.serverSnapshot,
  )
}
