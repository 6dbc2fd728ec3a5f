import { useDeferredValue, useMemo } from 'react'
import type { OrderPair } from '@/lib/domain/orders/order-pair'
import type { TokenState } from '@/lib/domain/tokens/token'
import { pairLabel } from '@/lib/view/orders/order-line-label'

type FindablePairsProps = {
  /** The pairs that are not drawn, and how far below the list's top each stands, in px. */
  pairs: readonly { pair: OrderPair; top: number }[]
  stateOf: (mint: string) => TokenState
}

const NONE: FindablePairsProps['pairs'] = []

/**
 * The names of pairs that are not drawn, each where its pair stands: find-in-page knows them, and
 * what it scrolls to is then drawn (behaviour 2.17). Without a browser's help they are hidden. They
 * come after the lines: hundreds of them would hold those up.
 */
export function FindablePairs({ pairs, stateOf }: FindablePairsProps) {
  const shown = useDeferredValue(pairs, NONE)
  return useMemo(
    () =>
      shown.map(({ pair, top }) => (
        <div key={pair.pairId} ref={hideUntilFound} className="absolute px-4" style={{ top }}>
          {pairLabel(stateOf(pair.inputMint), stateOf(pair.outputMint))}
        </div>
      )),
    [shown, stateOf],
  )
}

/** React knows `hidden` as true or false only. */
function hideUntilFound(element: HTMLElement | null): void {
  element?.setAttribute('hidden', 'until-found')
}
