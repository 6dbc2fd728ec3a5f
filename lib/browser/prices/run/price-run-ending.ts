import { hasPriceDialog, priceRunStore } from './price-run-store'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { dismissToast, showToast, type Toast } from '@/lib/browser/toasts/toast-store'
import { stopText } from '@/lib/view/prices/price-fault-label'
import {
  FETCH_THE_REST,
  keylessEndingText,
  type PriceRunEnding,
  priceRunEndingText,
} from '@/lib/view/prices/price-run-label'

const { getState, setState } = priceRunStore

/**
 * Tells how the run under way ended: a refused key at its field where the dialog is open,
 * everything else as a toast. A key that Birdeye does not know is no longer remembered
 * (behaviour 8.16, 8.18).
 */
export function endPriceRun(ending: PriceRunEnding, fetchTheRest: () => void): void {
  const { isDialogOpen, progress } = getState()
  const { answered = 0, total = 0 } = progress ?? {}
  const isKeyRefused = ending.kind === 'refused' && ending.status !== 429
  if (ending.kind === 'refused' && ending.status === 401) birdeyeKeyStorage.forget()
  setState({
    progress: undefined,
    stop: () => {},
    refusal: isKeyRefused ? stopText(ending.status, answered) : undefined,
    isDialogOpen: isDialogOpen && isKeyRefused,
  })
  if (isDialogOpen && isKeyRefused) return
  const action = answered < total ? actionAfter(isKeyRefused, fetchTheRest) : undefined
  const priced = progress?.way === 'keyless' ? answered - progress.withoutPrice : answered
  const kind = toastKindOf(ending, priced === total)
  const text =
    progress?.way === 'keyless'
      ? keylessEndingText(ending, progress)
      : priceRunEndingText(ending, answered, total)
  setState({ endingToast: showToast({ kind, text, ...(action ? { action } : {}) }) })
}

/** Asked for again a refused key is refused again, so the dialog asks for another one. */
function actionAfter(isKeyRefused: boolean, fetchTheRest: () => void): Toast['action'] {
  const label = FETCH_THE_REST
  if (!isKeyRefused) return { label, run: fetchTheRest }
  if (!hasPriceDialog()) return undefined
  return { label, run: () => setState({ isDialogOpen: true }) }
}

function toastKindOf(ending: PriceRunEnding, isAll: boolean): Toast['kind'] {
  if (ending.kind === 'whole') return isAll ? 'ok' : 'warn'
  return ending.kind === 'stopped' ? 'info' : 'bad'
}

/** Takes the last ending's toast away. */
export function dismissPriceRunEnding(): void {
  const { endingToast } = getState()
  if (endingToast !== undefined) dismissToast(endingToast)
}
