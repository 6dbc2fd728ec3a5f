import { type Fixed, fixedText, rounded } from '@/lib/domain/amounts/decimal'
import type { TokenResult } from '@/lib/domain/results/average-cost'
import type { PeriodResult, Results, UsdSum } from '@/lib/domain/results/results'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import type { Cell } from '@/lib/view/files/csv-text'
import { averageCost } from './results-label'

/** A file's columns, the header row, and its other rows. */
export type Table = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

const USD_DECIMALS = 6
/** A token may be worth less than a millionth of a dollar. */
const USD_PRICE_DECIMALS = 12

type TokenRow = { result: TokenResult; token: Token | undefined }

const TOKEN_COLUMNS: readonly (readonly [string, (row: TokenRow) => Cell])[] = [
  ['Token Address', ({ result }) => result.mint],
  ['Token Name', ({ token }) => token?.name ?? ''],
  ['Token Symbol', ({ token }) => token?.symbol ?? ''],
  ['Amount Bought', ({ result }) => fixedText(result.bought)],
  ['Cost USD', ({ result }) => usdCell(result.boughtUsd)],
  ['Average Cost USD', ({ result }) => averageCell(result)],
  ['Amount Sold', ({ result }) => fixedText(result.sold)],
  ['Proceeds USD', ({ result }) => usdCell(result.soldUsd)],
  ['Amount Sold Without Known Cost', ({ result }) => fixedText(result.unmatched)],
  ['Cost of Sold USD', ({ result }) => usdCell(result.costSold)],
  ['Realized Gain USD', ({ result }) => usdCell(result.gain)],
  ['Amount Left', ({ result }) => fixedText(result.left)],
  ['Cost of Left USD', ({ result }) => usdCell(result.leftCost)],
  ['Trades Without Price', ({ result }) => result.unpriced],
]

/** Returns the file of 'Tokens': amounts with all digits, USD with 6 decimals (behaviour 26.11). */
export function tokensTable({ tokens }: Results, tokenMap: TokenMap): Table {
  return {
    columns: TOKEN_COLUMNS.map(([name]) => name),
    rows: tokens.map((result) => {
      const token = tokenMap.get(result.mint)
      return TOKEN_COLUMNS.map(([, cell]) => cell({ result, token }))
    }),
  }
}

const PERIOD_COLUMNS: readonly (readonly [string, (row: PeriodResult) => Cell])[] = [
  ['Year', ({ period }) => period.slice(0, 4)],
  ['Month', ({ period }) => period.slice(5)],
  ['Trades', ({ trades }) => trades],
  ['Paid USD', ({ paid }) => sumCell(paid)],
  ['Trades With Paid Price', ({ paid }) => paid.trades],
  ['Received USD', ({ received }) => sumCell(received)],
  ['Trades With Received Price', ({ received }) => received.trades],
  ['Fees USD', ({ fees }) => sumCell(fees)],
  ['Realized Gain USD', ({ gain }) => sumCell(gain)],
  ['Sales With Gain', ({ gain }) => gain.trades],
]

/**
 * Returns the file of 'Months': a row a year, without a month, before those of its months
 * (behaviour 26.11).
 * @param zone the name of the zone that the months are of
 */
export function periodsTable({ periods }: Results, zone: string): Table {
  return {
    columns: [...PERIOD_COLUMNS.map(([name]) => name), 'Time Zone'],
    rows: periods.map((period) => [...PERIOD_COLUMNS.map(([, cell]) => cell(period)), zone]),
  }
}

function sumCell({ usd, trades }: UsdSum): Cell {
  return trades === 0 ? '' : usdCell(usd)
}

function usdCell(usd: Fixed): Cell {
  return { figure: rounded(fixedText(usd), USD_DECIMALS) }
}

function averageCell(result: TokenResult): Cell {
  const average = averageCost(result)
  return average === undefined ? '' : rounded(average, USD_PRICE_DECIMALS)
}
