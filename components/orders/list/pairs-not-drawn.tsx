import { useMemo } from 'react'
import { FindablePair } from './findable-pair'
import { useRestingList } from '@/lib/browser/time/use-resting-list'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { OrderEntry } from '@/lib/view/orders/order-entries'

type PairsNotDrawnProps = {
  /** The first entries of the pairs that are not drawn; the same array while it stays as it is. */
  entries: readonly OrderEntry[]
  /** How far below the list's top an entry stands, in px. */
  startOf: (index: number) => number
  stateOf: (mint: string) => TokenState
}

/**
 * The names of pairs that are not drawn, each where its pair stands: find-in-page knows them, and
 * what it scrolls to is then drawn (behaviour 2.17). Without a browser's help they are hidden. They
 * come once the page rests, some at a time: hundreds of them would hold up what arrives or scrolls
 * by.
 */
export function PairsNotDrawn({ entries, startOf, stateOf }: PairsNotDrawnProps) {
  const shown = useRestingList(entries)
  return useMemo(
    () => (
      // One box in the list, so that lines that come and go lay one box out, not hundreds.
      <div className="absolute inset-x-0 top-0 h-0">
        {shown.map(({ pair, index }) => (
          <FindablePair key={pair.pairId} top={startOf(index)} {...{ pair, stateOf }} />
        ))}
      </div>
    ),
    [shown, startOf, stateOf],
  )
}
