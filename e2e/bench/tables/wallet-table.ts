import type { WalletFigures } from '../measure-wallet'
import type { BenchSize } from '../sizes'
import { markdownTable } from './markdown-table'

/** A wallet with what each of its runs measured. */
export type MeasuredWallet = { size: BenchSize; runs: readonly WalletFigures[] }

type Row = {
  name: string
  of: (figures: WalletFigures) => number | undefined
  shown: (value: number) => string
}

const ms = (value: number) => `${Math.round(value)} ms`
const mb = (value: number) => `${Math.round(value)} MB`
const share = (value: number) => `${(value * 100).toFixed(1)} %`

const ROWS: readonly Row[] = [
  { name: 'orders: Fetch to first', of: (run) => run.ordersFirst, shown: ms },
  { name: 'orders: Fetch to all', of: (run) => run.ordersAll, shown: ms },
  { name: 'orders: link to first', of: (run) => run.linkFirst, shown: ms },
  { name: 'requests to Jupiter', of: (run) => run.requests, shown: String },
  { name: 'orders: nodes at most while loading', of: (run) => run.mostOrdersNodes, shown: String },
  { name: 'orders: nodes', of: (run) => run.ordersNodes, shown: String },
  { name: 'orders: JS heap after GC', of: (run) => run.ordersHeap, shown: mb },
  { name: 'orders: frames lost scrolling', of: (run) => run.ordersFramesLost, shown: share },
  { name: 'orders in the largest pair', of: (run) => run.largestPair, shown: String },
  { name: "its parent's toggle to paint", of: (run) => run.parentToggle, shown: ms },
  { name: 'trades: Submit to first row', of: (run) => run.firstRow, shown: ms },
  { name: 'trades: nodes', of: (run) => run.nodes, shown: String },
  { name: 'trades: JS heap after GC', of: (run) => run.heap, shown: mb },
  { name: 'trades: fee toggle to paint', of: (run) => run.feeToggle, shown: ms },
  { name: 'trades: rate toggle to paint', of: (run) => run.rateToggle, shown: ms },
  { name: 'trades: frames lost scrolling', of: (run) => run.framesLost, shown: share },
  { name: 'back to the orders: click to first', of: (run) => run.backFirst, shown: ms },
  { name: 'longest task: Fetch to rest', of: (run) => run.loadingTask, shown: ms },
  { name: 'longest task: orders, scroll and toggle', of: (run) => run.ordersTask, shown: ms },
  { name: 'longest task: Submit to rest', of: (run) => run.submitTask, shown: ms },
  { name: 'longest task: trades, toggles and scroll', of: (run) => run.tradesTask, shown: ms },
  { name: 'longest task: back to rest', of: (run) => run.backTask, shown: ms },
  { name: 'longest task of all these', of: longestOfAll, shown: ms },
  { name: 'sort by Rate to paint', of: (run) => run.sortRate, shown: ms },
  { name: 'sort by For to paint', of: (run) => run.sortFor, shown: ms },
  { name: 'filter to paint', of: (run) => run.filterKind, shown: ms },
  { name: 'filter to summary', of: (run) => run.summary, shown: ms },
  { name: 'longest frame while typing a filter', of: (run) => run.typingFrame, shown: ms },
  { name: 'chart: swapped rate to drawn', of: (run) => run.chart, shown: ms },
  { name: 'chart: hover, at most', of: (run) => run.chartHover, shown: ms },
  { name: 'longest task: sort, filter, chart', of: (run) => run.answersTask, shown: ms },
  { name: 'CSV: click to file', of: (run) => run.csv, shown: ms },
  { name: 'CSV: longest task', of: (run) => run.csvTask, shown: ms },
]

function longestOfAll(run: WalletFigures): number {
  const { loadingTask, ordersTask, submitTask = 0, tradesTask = 0, backTask = 0 } = run
  return Math.max(loadingTask, ordersTask, submitTask, tradesTask, backTask)
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
}

/** The figures of some wallets as a Markdown table: of several runs the median. */
export function walletTable(wallets: readonly MeasuredWallet[], latency: number): string {
  const head = wallets.map(
    ({ size: { sample, trades, orders, pairs } }) =>
      `${sample}: ${trades} trades, ${orders} orders, ${pairs} pairs`,
  )
  const rows = ROWS.map(({ name, of, shown }) => [
    name,
    ...wallets.map(({ runs }) => {
      const value = median(runs.map(of).filter((figure) => figure !== undefined))
      return value === undefined ? '' : shown(value)
    }),
  ])
  const isWhole = wallets.map(({ runs }) =>
    runs.some((run) => run.isCsvRight === false) ? 'NO' : 'yes',
  )
  const measured = rows.filter(([, ...cells]) => cells.some((cell) => cell !== ''))
  const hasCsv = wallets.some(({ runs }) => runs.some((run) => run.isCsvRight !== undefined))
  return markdownTable(
    [`${latency} ms latency`, ...head],
    [...measured, ...(hasCsv ? [['CSV: every row once', ...isWhole]] : [])],
  )
}
