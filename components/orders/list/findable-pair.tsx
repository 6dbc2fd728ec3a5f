import { memo } from 'react'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import type { TokenState } from '@/lib/domain/tokens/token'
import { pairLabel } from '@/lib/view/orders/order-line-label'

type FindablePairProps = {
  pair: OrderPair
  /** How far below the list's top it stands, in px. */
  top: number
  stateOf: (mint: string) => TokenState
}

/**
 * The name of a pair that is not drawn (behaviour 2.17). Once found it stands over the pair's lines
 * for a moment: only the browser's mark is to be seen of it.
 */
export const FindablePair = memo(function FindablePair({ pair, top, stateOf }: FindablePairProps) {
  return (
    <div
      ref={hideUntilFound}
      className="pointer-events-none absolute px-4 text-transparent"
      style={{ top }}
    >
      {pairLabel(stateOf(pair.inputMint), stateOf(pair.outputMint))}
    </div>
  )
})

/** React knows `hidden` as true or false only. */
function hideUntilFound(element: HTMLElement | null): void {
  element?.setAttribute('hidden', 'until-found')
}
