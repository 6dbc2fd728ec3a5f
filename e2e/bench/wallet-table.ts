import type { WalletFigures } from './measure-wallet'
import type { BenchSize } from './sizes'

type Row = [string, (figures: WalletFigures) => string]

const ms = (value: number) => `${Math.round(value)} ms`
const ROWS: readonly Row[] = [
  ['orders: Fetch to first', ({ ordersFirst }) => ms(ordersFirst)],
  ['orders: Fetch to all', ({ ordersAll }) => ms(ordersAll)],
  ['orders: link to first', ({ linkFirst }) => ms(linkFirst)],
  ['orders: longest task', ({ ordersTask }) => ms(ordersTask)],
  ['requests to Jupiter', ({ requests }) => String(requests)],
  ['trades: click to first row', ({ firstRow }) => ms(firstRow)],
  ['trades: longest task', ({ tradesTask }) => ms(tradesTask)],
  ['DOM nodes', ({ nodes }) => String(nodes)],
  ['JS heap after GC', ({ heap }) => `${Math.round(heap)} MB`],
  ['fee toggle to paint', ({ feeToggle }) => ms(feeToggle)],
  ['rate toggle to paint', ({ rateToggle }) => ms(rateToggle)],
  ['frames lost scrolling', ({ framesLost }) => `${(framesLost * 100).toFixed(1)} %`],
  ['CSV: click to file', ({ csv }) => ms(csv)],
  ['CSV: longest task', ({ csvTask }) => ms(csvTask)],
  ['CSV: every row once', ({ isCsvRight }) => (isCsvRight ? 'yes' : 'NO')],
]

/** The figures of some wallets as a Markdown table. */
export function walletTable(
  columns: readonly (WalletFigures & { size: BenchSize })[],
  latency: number,
): string {
  const head = columns.map(({ size }) => `${size.trades} trades, ${size.orders} orders`)
  const lines = [
    [`${latency} ms latency`, ...head],
    ['---', ...head.map(() => '--:')],
    ...ROWS.map(([name, cell]) => [name, ...columns.map(cell)]),
  ]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
