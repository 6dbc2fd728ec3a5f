import { useState } from 'react'
import { usePriceRun } from './use-price-run'

/**
 * The switch 'Show USD prices': on by default where some are cached (behaviour 8.4). A choice of
 * the visitor's holds until the first price of a later run, which turns it on.
 * @param fetched how many prices are cached
 */
export function usePriceSwitch(fetched: number): { isOn: boolean; set: (isOn: boolean) => void } {
  const pricedRuns = usePriceRun((state) => state.pricedRuns)
  const [choice, setChoice] = useState<{ isOn: boolean; pricedRuns: number }>()
  const isChosen = choice?.pricedRuns === pricedRuns
  return {
    isOn: isChosen ? choice.isOn : fetched > 0,
    set: (isOn) => setChoice({ isOn, pricedRuns }),
  }
}
