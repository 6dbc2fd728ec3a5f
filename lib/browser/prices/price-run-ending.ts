import { FETCH_THE_REST, priceRunEndingText } from '@/lib/view/prices/price-run-label'
import { stopText } from '@/lib/view/prices/price-fault-label'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import type { PriceRunEnding } from './price-run'
import { hasPriceDialog, priceRunStore, setPriceRun } from './price-run-state'
import { dismissToast, showToast, type Toast } from '@/lib/browser/toasts/toast-store'

let lastToast: number | undefined

/**
 * Tells how a run ended: a refused key at its field where the dialog is open, everything else as a
 * toast. A key that Birdeye does not know is no longer remembered.
 */
export function tellPriceRunEnding(ending: PriceRunEnding, fetchTheRest: () => void): void {
  const { isDialogOpen, progress } = priceRunStore.snapshot()
  const { answered = 0, total = 0 } = progress ?? {}
  const isKeyRefused = ending.kind === 'refused' && ending.status !== 429
  if (ending.kind === 'refused' && ending.status === 401) birdeyeKeyStorage.forget()
  setPriceRun({
    progress: undefined,
    refusal: isKeyRefused ? stopText(ending.status, answered) : undefined,
    isDialogOpen: isDialogOpen && isKeyRefused,
  })
  if (isDialogOpen && isKeyRefused) return
  const kind = toastKindOf(ending, answered === total)
  const text = priceRunEndingText(ending, answered, total)
  const action = actionAfter(isKeyRefused, fetchTheRest)
  lastToast = showToast({ kind, text, ...(answered < total && action ? { action } : {}) })
}

/** Asked for again a refused key is refused again, so the dialog asks for another one. */
function actionAfter(isKeyRefused: boolean, fetchTheRest: () => void): Toast['action'] {
  const label = FETCH_THE_REST
  if (!isKeyRefused) return { label, run: fetchTheRest }
  return hasPriceDialog() ? { label, run: () => setPriceRun({ isDialogOpen: true }) } : undefined
}

/** Takes the last ending's toast away, once another run begins. */
export function dismissPriceRunEnding(): void {
  if (lastToast !== undefined) dismissToast(lastToast)
}

/** How an ending's toast looks. */
function toastKindOf(ending: PriceRunEnding, isAll: boolean): Toast['kind'] {
  if (ending.kind === 'whole') return isAll ? 'ok' : 'warn'
  return ending.kind === 'stopped' ? 'info' : 'bad'
}
