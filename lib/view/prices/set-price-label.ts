import type { TypedPriceFault } from '@/lib/domain/prices/typed-price'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

const FAULTS: Record<TypedPriceFault, string> = {
  empty: 'A price is required',
  'no decimal': 'Type the price in digits with a point, like 0.0000131.',
  'too many digits': 'A price has at most 12 significant digits.',
  'out of range': 'This price is out of range.',
}

/** What is wrong with a typed price (behaviour 8.25). */
export function typedPriceFaultText(fault: TypedPriceFault): string {
  return FAULTS[fault]
}

/** How many prices an undo takes back, where they are several (behaviour 8.26). */
export function undoneText(count: number): string | undefined {
  if (count < 2) return undefined
  return `Undo takes back all ${counted(count, 'price')} that were typed together.`
}

/** A trade's mark (behaviour 8.27). @param percent whole, as `sidesDifferBy` gives it */
export function sidesDifferText(percent: string): string {
  return `The two sides differ by ${groupedDigits(percent)} %`
}

/** The button above the table that jumps from one to the next: '3 rows differ' (behaviour 8.28). */
export function rowsDifferLabel(count: number): string {
  return `${counted(count, 'row')} ${count === 1 ? 'differs' : 'differ'}`
}
