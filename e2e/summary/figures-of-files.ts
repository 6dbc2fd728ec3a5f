import { parse } from 'csv-parse/sync'
import { fixed, fixedText, sumOf } from '@/lib/domain/amounts/decimal'
import { CURRENCIES, type Currency } from '@/lib/domain/exchange-rates/currency'
import { MINTS_BY_HAND } from '@/lib/domain/testing/wallet-by-hand'
import { usdPriceLabel } from '@/lib/view/prices/usd-label'

// For the test of same figures: what a page shows of the rows of a file, calculated without the app's conversion.

export type Row = Record<string, string>

/** Returns the rows of a file, with 'USD' for the currency's code in their heads. */
export function recordsOf(csv: string, currency: Currency): Row[] {
  const heads = csv.split('\n', 1)[0] ?? ''
  for (const other of CURRENCIES)
    expect([other, heads.includes(` ${other},`)]).toEqual([other, other === currency])
  const toUsd = (head: string) => head.replace(new RegExp(`\\b${currency}\\b`), 'USD')
  return parse(csv, { columns: (names: string[]) => names.map(toUsd) })
}

export const total = (rows: readonly Row[], name: string) =>
  sumOf(rows.map((row) => row[name] || '0'))

const grouped = (figure: string) => {
  const [whole = '', ...fraction] = figure.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
}
export type Money = (figure?: string) => string
export const moneyIn = (currency: Currency): Money => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return (figure = '') => (figure === '' ? '–' : format.format(Number(figure)))
}
const gain = (money: Money, figure = '') => {
  const sign = figure === '0' ? '' : figure.startsWith('-') ? '−' : '+'
  return figure === '' ? '–' : `${sign}${money(figure.replace('-', ''))}`
}

/** Returns what a phone shows of a row of the tokens' file. */
export function screenOf(row: Row, money: Money): string[] {
  const cell = (name: string) => row[name] ?? ''
  const figure = (amount: string, dollars: string) =>
    cell(amount) === '0'
      ? '–'
      : `${grouped(cell(amount))} ${cell('Token Symbol')}${money(cell(dollars))}`
  const without = cell('Amount Sold Without Known Cost')
  const average = cell('Average Paid USD')
  return [
    cell('Token Symbol'),
    figure('Amount Bought', 'Cost USD'),
    average === '' ? '–' : usdPriceLabel(average).replace('$', money('0').slice(0, 1)),
    figure('Amount Sold', 'Proceeds USD') +
      (without === '0' ? '' : `${without} without known cost`),
    gain(money, cell('Realized Gain USD')),
    figure('Remaining Amount', 'Remaining Cost USD'),
  ]
}

const symbolByHand = (mint: string) =>
  [...MINTS_BY_HAND].find(([, address]) => address === mint)?.[0] ?? mint

export function byHandOf(row: Row): string[] {
  const dash = (name: string) => row[name] || '–'
  return [
    symbolByHand(row['Token Address'] ?? ''),
    ...['Amount Bought', 'Cost USD', 'Amount Sold', 'Proceeds USD'].map(dash),
    ...['Amount Sold Without Known Cost', 'Cost of Sold USD'].map(dash),
    ...['Cost of Sales Without Price USD', 'Realized Gain USD', 'Remaining Amount'].map(dash),
    // By hand, the known cost of what was bought without a price is 0. The file says that it is unknown.
    row['Remaining Cost USD'] || '0',
  ]
}

export function monthByHandOf(row: Row): string[] {
  const { Year, Month, Trades } = row
  const figures = ['Paid USD', 'Received USD', 'Fees USD', 'Realized Gain USD']
  return [
    [Year, Month].filter(Boolean).join('-'),
    Trades ?? '',
    ...figures.map((name) => row[name] || '–'),
  ]
}

export function saleByHandOf(row: Row): string[] {
  const names = ['Amount', 'Proceeds USD', 'Cost USD', 'Gain USD', 'Proceeds Rate']
  return [
    row['Date Sold']?.slice(0, 10) ?? '',
    symbolByHand(row.Mint ?? ''),
    ...['Date Acquired', ...names, 'Proceeds Rate Date'].map((name) => row[name] || '–'),
  ]
}

export function newestFirst(months: readonly Row[]): Row[] {
  const years = [...new Set(months.map(({ Year }) => Year))].toReversed()
  return years.flatMap((year) => {
    const [sums, ...rest] = months.filter(({ Year }) => Year === year)
    return sums ? [sums, ...rest.toReversed()] : []
  })
}

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export function monthScreenOf(row: Row, money: Money): string[] {
  const { Year = '', Month = '' } = row
  return [
    Month === '' ? Year : `${NAMES[Number(Month) - 1]} ${Year}`,
    money(row['Paid USD']),
    money(row['Received USD']),
    gain(money, row['Realized Gain USD']),
  ]
}

/** Sums the file of the sales again, as the statement does. */
export function salesText(sales: readonly Row[], money: Money): string {
  const saleRows = new Map<string, Row[]>()
  for (const row of sales) {
    const key = `${row['Transaction']} ${row['Mint']}`
    saleRows.set(key, [...(saleRows.get(key) ?? []), row])
  }
  const withGain = sales.filter((row) => row['Gain USD'] !== '')
  const gains = [...saleRows.values()]
    .filter((rows) => rows.some((row) => row['Gain USD'] !== ''))
    .map((rows) => fixed(total(rows, 'Gain USD')))
  const sumText = (figures: readonly bigint[]) =>
    money(fixedText(figures.reduce((sum, figure) => sum + figure, 0n)))
  const without = saleRows.size - gains.length
  return [
    `${saleRows.size} sales, ${without} of them without a gain.`,
    `For the parts with a known cost: proceeds ${money(total(withGain, 'Proceeds USD'))},`,
    `costs ${money(total(withGain, 'Cost USD'))},`,
    `gains ${sumText(gains.filter((figure) => figure > 0n))},`,
    `losses ${sumText(gains.filter((figure) => figure < 0n).map((figure) => -figure))}.`,
    'A sale is what one transaction sold of one token. The UK’s same-day rule isn’t applied.',
  ].join(' ')
}
