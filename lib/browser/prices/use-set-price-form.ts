import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  manualAnswers,
  minutesSetTogether,
  missingOnDay,
  parseManualPrice,
} from '@/lib/domain/prices/manual-price'
import type { PriceAt } from '@/lib/domain/prices/price-answers'
import { MANUAL_PRICE_FAULTS } from '@/lib/view/prices/price-label'
import { addPrices } from './cached-prices'
import type { Prices } from './use-prices'
import type { TimeZone } from '@/lib/domain/time/local-day'

export type SetPriceScope = 'minute' | 'day'

/** Holds the state of the dialog 'Set price' (behaviour 8.25). */
export function useSetPriceForm(
  { mint, minute }: PriceAt,
  prices: Pick<Prices, 'answers' | 'wanted'> & { timeZone: TimeZone },
  onDone: () => void,
) {
  const { answers } = prices
  const client = useQueryClient()
  const [text, setText] = useState(answers.get(mint)?.get(minute)?.typed?.price?.value ?? '')
  const [scope, setScope] = useState<SetPriceScope>('minute')
  const [fault, setFault] = useState<string>()
  const onDay = missingOnDay({ mint, minute }, prices)
  const together = minutesSetTogether(answers, mint, minute)
  const keep = (minutes: readonly number[], value: string | undefined) => {
    // A clock that was ahead gave earlier answers later times, and the latest answer counts (behaviour 10.6).
    const times = minutes.map((at) => answers.get(mint)?.get(at)?.typed?.atMs ?? 0)
    addPrices(
      client,
      manualAnswers(mint, minutes, value),
      Math.max(Date.now(), ...times.map((ms) => ms + 1)),
    )
    onDone()
  }
  return {
    text,
    setText: (changed: string) => {
      setText(changed)
      setFault(undefined)
    },
    scope,
    setScope,
    fault,
    countOnDay: onDay.length,
    countToReset: together.length,
    save: () => {
      const parsed = parseManualPrice(text)
      if ('fault' in parsed) {
        setFault(MANUAL_PRICE_FAULTS[parsed.fault])
        return
      }
      keep(scope === 'day' ? onDay : [minute], parsed.value)
    },
    reset: () => keep(together, undefined),
  }
}
