import { awaken } from './formats/awaken'
import { coinledger } from './formats/coinledger'
import { cointracker } from './formats/cointracker'
import { cointracking } from './formats/cointracking'
import { json } from './formats/json'
import { koinly } from './formats/koinly'
import { rotki } from './formats/rotki'
import { summ } from './formats/summ'
import { turbotax } from './formats/turbotax'
import type { TaxProgram } from './tax-program'

/** What a tax file can be made for, in the dialog's order (behaviour 19.1). */
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

/** The program of each format. */
export const TAX_PROGRAMS: Record<TaxFormat, TaxProgram> = {
  koinly,
  cointracker,
  cointracking,
  awaken,
  summ,
  coinledger,
  turbotax,
  rotki,
  json,
}
