import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasNoPrice, readTypedPrice, typedTogether } from '@/lib/domain/prices/typed-price'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { localDate } from '@/lib/view/time/local-date'
import { typedPriceFaultText } from '@/lib/view/prices/set-price-label'
import { keepTypedPrice } from './price-query'
import type { Prices } from './use-prices'

/** A mint at a whole minute, in Unix seconds. */
export type PriceAt = { mint: string; minute: number }

type KnownPrices = Pick<Prices, 'answers' | 'wanted'> & {
  /** Whose days are meant: an IANA name, undefined for the visitor's own zone. */
  timeZone?: string | undefined
}

export type SetPriceScope = 'minute' | 'day'

/** The dialog 'Set price': what is set, for which minutes, and what was set before. */
export function useSetPriceForm(
  { mint, minute }: PriceAt,
  { answers, wanted, timeZone }: KnownPrices,
  onDone: () => void,
) {
  const client = useQueryClient()
  const typed = answers.get(mint)?.get(minute)?.typed?.price
  const [text, setText] = useState(typed?.value ?? '')
  const [scope, setScope] = useState<SetPriceScope>('minute')
  const [fault, setFault] = useState<string>()
  const onDay = missingOnDay({ mint, minute }, wanted, answers, timeZone)
  const together = typedTogether(answers, mint, minute)
  return {
    text,
    setText: (changed: string) => {
      setText(changed)
      setFault(undefined)
    },
    scope,
    setScope,
    fault,
    /** How many prices the whole day would set. */
    onDay: onDay.length,
    /** How many prices an undo takes back: 0 where none was typed. */
    undone: together.length,
    save: () => {
      const read = readTypedPrice(text)
      if ('fault' in read) {
        setFault(typedPriceFaultText(read.fault))
        return
      }
      keepTypedPrice(client, mint, scope === 'day' ? onDay : [minute], read.value)
      onDone()
    },
    undo: () => {
      keepTypedPrice(client, mint, together, undefined)
      onDone()
    },
  }
}

/** Longer than any day, with a change of clocks in it. */
const MAX_DAY_SECONDS = 26 * 3_600

/**
 * The minutes of a mint that have no price on one minute's day in the visitor's zone, and that minute
 * itself, priced or not (behaviour 8.25).
 * @param timeZone an IANA name; the visitor's own zone where undefined
 */
export function missingOnDay(
  { mint, minute }: { mint: string; minute: number },
  wanted: PriceMinutes,
  answers: PriceAnswers,
  timeZone?: string,
): number[] {
  const day = dayOf(minute, timeZone)
  const others = (wanted.get(mint) ?? []).filter(
    (other) =>
      other !== minute &&
      Math.abs(other - minute) <= MAX_DAY_SECONDS &&
      hasNoPrice(answers, mint, other) &&
      dayOf(other, timeZone) === day,
  )
  return [...others, minute].sort((a, b) => a - b)
}

function dayOf(seconds: number, timeZone: string | undefined): string {
  return localDate(new Date(seconds * 1_000).toISOString(), timeZone).day
}
