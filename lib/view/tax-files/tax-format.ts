/** What a tax file can be made for (behaviour 19.1). */
export const TAX_FORMATS = [
  'koinly',
  'cointracker',
  'cointracking',
  'awaken',
  'summ',
  'coinledger',
  'turbotax',
  'rotki',
  'json',
] as const
export type TaxFormat = (typeof TAX_FORMATS)[number]

/** Those that are CSV tables. */
export type TaxTableFormat = Exclude<TaxFormat, 'json'>
