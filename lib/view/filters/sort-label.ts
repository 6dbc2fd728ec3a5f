import type { EventSort } from '@/lib/domain/filters/event-sort'

/** The ways to sort, where the table has no heads to press (behaviour 17.12). */
export const SORT_OPTIONS: readonly { sort: EventSort; text: string }[] = [
  { sort: { column: 'date', isDescending: false }, text: 'Oldest first' },
  { sort: { column: 'date', isDescending: true }, text: 'Newest first' },
  { sort: { column: 'amount', isDescending: false }, text: 'Amount, lowest first' },
  { sort: { column: 'amount', isDescending: true }, text: 'Amount, highest first' },
  { sort: { column: 'for', isDescending: false }, text: 'For, lowest first' },
  { sort: { column: 'for', isDescending: true }, text: 'For, highest first' },
  { sort: { column: 'rate', isDescending: false }, text: 'Rate, lowest first' },
  { sort: { column: 'rate', isDescending: true }, text: 'Rate, highest first' },
]
