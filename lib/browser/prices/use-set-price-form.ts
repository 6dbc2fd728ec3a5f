import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readTypedPrice, typedTogether } from '@/lib/domain/prices/typed-price'
import { missingOnDay } from '@/lib/view/prices/missing-on-day'
import { typedPriceFaultText } from '@/lib/view/prices/set-price-label'
import { keepTypedPrice } from './keep-typed-price'
import type { Prices } from './use-prices'

/** A mint at a whole minute, in Unix seconds. */
export type PricePlace = { mint: string; minute: number }

type KnownPrices = Pick<Prices, 'answers' | 'wanted'> & {
  /** Whose days are meant: an IANA name, undefined for the visitor's own zone. */
  timeZone?: string | undefined
}

export type SetPriceScope = 'minute' | 'day'

/** The dialog 'Set price': what is typed, for which minutes, and what was typed before. */
export function useSetPriceForm(
  { mint, minute }: PricePlace,
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
