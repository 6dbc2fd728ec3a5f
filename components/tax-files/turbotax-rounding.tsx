import type { RoundedTrades } from '@/lib/view/tax-files/rounded-trades'
import { roundedText } from '@/lib/view/tax-files/labels/tax-dialog-label'

/**
 * How many rows 8 decimals change, and of which nothing is left (behaviour 19.8); its room until that
 * is counted (behaviour 19.16).
 */
export function TurboTaxRounding({ rounding }: { rounding: RoundedTrades | undefined }) {
  const text = rounding && roundedText(rounding.rounded, rounding.zeros)
  if (rounding && text === undefined) return null
  return <p className="mt-1 min-h-[1lh] text-xs wrap-anywhere text-warn">{text}</p>
}
