import type { TaxRow } from './tax-row'

/** A column's name, letter for letter as its program wants it, and its cell of a trade. */
export type TaxColumn = readonly [name: string, cell: (trade: TaxRow) => string | number]

/** The columns of a format, in order: its header and the mapper of its rows (behaviour 19.2). */
export type TaxTable = readonly TaxColumn[]

/** A cell that stays empty: its program would drop, double or look up what stood there. */
export const blank = () => ''
