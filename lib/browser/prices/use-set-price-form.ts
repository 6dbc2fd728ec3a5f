import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  manualAnswers,
  minutesSetTogether,
  parseManualPrice,
} from '@/lib/domain/prices/manual-price'
import { bestPriceAt } from '@/lib/domain/prices/price-answers'
import { localDate } from '@/lib/view/time/local-date'
import { MANUAL_PRICE_FAULTS } from '@/lib/view/prices/price-label'
import { addPrices } from './cached-prices'
import type { Prices } from './use-prices'
import type { TimeZone } from '@/lib/domain/time/local-day'

/** A mint at a whole minute, in Unix seconds. */
export type PriceAt = { mint: string; minute: number }

type KnownPrices = Pick<Prices, 'answers' | 'wanted'> & { timeZone: TimeZone }

export type SetPriceScope = 'minute' | 'day'

/** Holds the state of the dialog 'Set price' (behaviour 8.25). */
export function useSetPriceForm(
  { mint, minute }: PriceAt,
  prices: KnownPrices,
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
    addPrices(client, manualAnswers(mint, minutes, value), Date.now())
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

/** Longer than any day, even one with a change of clocks. */
const MAX_DAY_SECONDS = 26 * 3_600

/** Returns the minutes of a mint without a price on one minute's day, and that minute (behaviour 8.25). */
export function missingOnDay(
  { mint, minute }: PriceAt,
  { wanted, answers, timeZone }: KnownPrices,
): number[] {
  const dayOf = (seconds: number) =>
    localDate(new Date(seconds * 1_000).toISOString(), timeZone).day
  const day = dayOf(minute)
  const others = (wanted.get(mint) ?? []).filter(
    (other) =>
      other !== minute &&
      Math.abs(other - minute) <= MAX_DAY_SECONDS &&
      !bestPriceAt(answers, mint, other) &&
      dayOf(other) === day,
  )
  return [...others, minute].sort((a, b) => a - b)
}
