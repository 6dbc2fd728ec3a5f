import { createStore } from 'zustand'
import type { PriceRunProgress } from './price-run-progress'

/** What the dialog, the toolbar and the table know of price runs. */
export type PriceRunState = {
  isDialogOpen: boolean
  /** How many pages with the dialog are shown. */
  dialogPages: number
  /** The run under way. */
  progress: PriceRunProgress | undefined
  /** Why Birdeye refused the key that was given last, for its field. */
  refusal: string | undefined
  /** How many runs of this tab brought a price: each one turns the USD prices on. */
  pricedRuns: number
  /** Ends the run under way; what came is kept. */
  stop: () => void
  /** The toast of the run that ended last. */
  endingToast: number | undefined
}

/** One per tab, outside React: a run outlives every page. */
export const priceRunStore = createStore<PriceRunState>(() => ({
  isDialogOpen: false,
  dialogPages: 0,
  progress: undefined,
  refusal: undefined,
  pricedRuns: 0,
  stop: () => {},
  endingToast: undefined,
}))
const { getState, setState } = priceRunStore

/** Ends the run under way; what came is kept. */
export function stopPriceRun(): void {
  getState().stop()
}

/** Opens the dialog, without what was said of an earlier key. */
export function openPriceDialog(): void {
  setState({ isDialogOpen: true, refusal: undefined })
}

/** Closes the dialog; a run goes on. */
export function closePriceDialog(): void {
  setState({ isDialogOpen: false })
}

/** Whether the page that is shown has the dialog (behaviour 8.18). */
export function hasPriceDialog(): boolean {
  return getState().dialogPages > 0
}

/** To be called by a page that has the dialog; returns what to call once it is left. */
export function showPriceDialogHere(): () => void {
  setState(({ dialogPages }) => ({ dialogPages: dialogPages + 1 }))
  return () =>
    setState(({ dialogPages }) => ({ dialogPages: dialogPages - 1, isDialogOpen: false }))
}
