import { useEffect } from 'react'
import { useStore } from 'zustand'
import { priceRunStore, type PriceRunState, showPriceDialogHere } from './run/price-run-store'

/** Tells the price run that this page has its dialog. */
export function usePriceDialogHere(): void {
  useEffect(showPriceDialogHere, [])
}

/** Follows what `select` takes of the price run's state. */
export function usePriceRun<T>(select: (state: PriceRunState) => T): T {
  return useStore(priceRunStore, select)
}
