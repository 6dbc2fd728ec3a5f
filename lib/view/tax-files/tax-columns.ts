import { type Trade, tradeId } from '@/lib/domain/trades/order-event'
import type { Column } from '@/lib/view/files/csv-text'
import type { TaxFormat } from './tax-programs'
import { eightDecimals, isRounded, taxNote, type TaxRow } from './tax-rows'

type TaxColumn = Column<TaxRow>
type Cell = TaxColumn[1]

const sentAmount: Cell = ({ sent }) => sent.amount
const sentAsset: Cell = ({ sent }) => sent.asset
const receivedAmount: Cell = ({ received }) => received.amount
const receivedAsset: Cell = ({ received }) => received.asset
const signature: Cell = ({ transactionSignature }) => transactionSignature
const wallet: Cell = ({ userAddress }) => userAddress
/** Returns columns with empty cells, because the program would ignore a value or count it twice. */
const blanks = (...names: string[]) => names.map((name): TaxColumn => [name, () => ''])
const netWorth: Cell = ({ sent, received }) => (received.usd === '' ? sent.usd : received.usd)
const netWorthCurrency: Cell = (trade) => (netWorth(trade) === '' ? '' : 'USD')

/** The columns of each program. JSON isn't a table (behaviour 19.2). */
export const TAX_COLUMNS: Record<TaxFormat, readonly TaxColumn[] | undefined> = {
  // Koinly ignores a fee in one of the row's own currencies, and reads a row without a label as a trade.
  koinly: [
    ['Date', dashedTime],
    ['Sent Amount', sentAmount],
    ['Sent Currency', sentAsset],
    ['Received Amount', receivedAmount],
    ['Received Currency', receivedAsset],
    ...blanks('Fee Amount', 'Fee Currency'),
    ['Net Worth Amount', netWorth],
    ['Net Worth Currency', netWorthCurrency],
    ...blanks('Label'),
    ['Description', taxNote],
    ['TxHash', signature],
  ],
  cointracker: [
    ['Date', slashedTime],
    ['Received Quantity', receivedAmount],
    ['Received Currency', receivedAsset],
    ['Sent Quantity', sentAmount],
    ['Sent Currency', sentAsset],
    ...blanks('Fee Amount', 'Fee Currency', 'Tag'),
  ],
  // CoinTracking finds duplicates by their Tx-ID.
  cointracking: [
    ['Type', () => 'Trade'],
    ['Buy Amount', receivedAmount],
    ['Buy Currency', receivedAsset],
    ['Sell Amount', sentAmount],
    ['Sell Currency', sentAsset],
    ...blanks('Fee', 'Fee Currency'),
    ['Exchange', () => 'Jupiter'],
    ...blanks('Trade-Group'),
    ['Comment', taxNote],
    ['Date', dashedTime],
    ['Tx-ID', tradeId],
  ],
  awaken: [
    ['Date', slashedTime],
    ['Received Quantity', receivedAmount],
    ['Received Currency', receivedAsset],
    ['Received Fiat Amount', ({ received }) => received.usd],
    ['Sent Quantity', sentAmount],
    ['Sent Currency', sentAsset],
    ['Sent Fiat Amount', ({ sent }) => sent.usd],
    ...blanks('Fee Amount', 'Fee Currency'),
    ['Transaction Hash', signature],
    ['Notes', taxNote],
    ...blanks('Tag'),
  ],
  // For Summ a trade is a sale of the sent token, paid in the received one.
  summ: [
    ['Timestamp (UTC)', dashedTime],
    ['Type', () => 'sell'],
    ['Base Currency', sentAsset],
    ['Base Amount', sentAmount],
    ['Quote Currency (Optional)', receivedAsset],
    ['Quote Amount (Optional)', receivedAmount],
    ...blanks(
      'Fee Currency (Optional)',
      'Fee Amount (Optional)',
      'From (Optional)',
      'To (Optional)',
    ),
    ['Blockchain (Optional)', () => 'Solana'],
    ['ID (Optional)', tradeId],
    ['Description (Optional)', taxNote],
    ...blanks('Reference Price Per Unit (Optional)', 'Reference Price Currency (Optional)'),
  ],
  // CoinLedger requires every column of its template.
  coinledger: [
    ['Date (UTC)', slashedTime],
    ['Platform (Optional)', () => 'Jupiter'],
    ['Asset Sent', sentAsset],
    ['Amount Sent', sentAmount],
    ['Asset Received', receivedAsset],
    ['Amount Received', receivedAmount],
    ...blanks('Fee Currency (Optional)', 'Fee Amount (Optional)'),
    ['Type', () => 'Trade'],
    ['Description (Optional)', taxNote],
    ['TxHash (Optional)', signature],
  ],
  turbotax: [
    ['Date', shortTime],
    ['Type', () => 'Convert'],
    ['Sent Asset', sentAsset],
    ['Sent Amount', ({ sent }) => eightDecimals(sent.amount)],
    ['Received Asset', receivedAsset],
    ['Received Amount', ({ received }) => eightDecimals(received.amount)],
    ...blanks('Fee Asset', 'Fee Amount', 'Market Value Currency', 'Market Value'),
    ['Description', roundedNote],
    ['Transaction Hash', signature],
    ['Transaction ID', tradeId],
  ],
  tokentax: [
    ['Type', () => 'Trade'],
    ['BuyAmount', receivedAmount],
    ['BuyCurrency', receivedAsset],
    ['SellAmount', sentAmount],
    ['SellCurrency', sentAsset],
    ...blanks('FeeAmount', 'FeeCurrency'),
    ['Exchange', () => 'Solana'],
    ['Group', wallet],
    ['Comment', taxNote],
    ['Date', slashedTime],
  ],
  zenledger: [
    ['Timestamp', dashedTime],
    ['Type', () => 'Trade'],
    ['IN Amount', receivedAmount],
    ['IN Currency', receivedAsset],
    ['Out Amount', sentAmount],
    ['Out Currency', sentAsset],
    ...blanks('Fee Amount', 'Fee Currency'),
    ['Exchange', () => 'Jupiter'],
    ...blanks('US Based'),
  ],
  kryptos: [
    ['Date-Time', isoTime],
    ['Type', () => 'trade'],
    ['Received Asset', receivedAsset],
    ['Received Amount', receivedAmount],
    ['Sent Asset', sentAsset],
    ['Sent Amount', sentAmount],
    ['Net Worth', netWorth],
    ['Base Currency', netWorthCurrency],
    ...blanks('Fee Asset', 'Fee Amount', 'Fee Net Worth'),
    ['Description', taxNote],
    ['Tx Hash', signature],
    ['Sent Asset Contract Address', ({ sent }) => sent.mint],
    ['Received Asset Contract Address', ({ received }) => received.mint],
    ['From Address', wallet],
    ['To Address', wallet],
    ...blanks('Comment'),
  ],
  bittytax: [
    ['Type', () => 'Trade'],
    ['Buy Quantity', receivedAmount],
    ['Buy Asset', receivedAsset],
    ...blanks('Buy Value in GBP'),
    ['Sell Quantity', sentAmount],
    ['Sell Asset', sentAsset],
    ...blanks('Sell Value in GBP', 'Fee Quantity', 'Fee Asset', 'Fee Value in GBP'),
    ['Wallet', wallet],
    ['Timestamp', (trade) => `${isoTime(trade).slice(0, 19)} UTC`],
    ['Note', taxNote],
  ],
  rotki: [
    ['Location', () => 'external'],
    ['Spend Currency', sentAsset],
    ['Receive Currency', receivedAsset],
    ['Receive Amount', receivedAmount],
    ['Spend Amount', sentAmount],
    ...blanks('Fee', 'Fee Currency'),
    ['Description', taxNote],
    ['Timestamp', ({ date }) => Date.parse(date)],
  ],
  json: undefined,
}

function isoTime({ date }: Trade): string {
  return new Date(date).toISOString()
}

/** Returns '2026-03-02 08:00:26' in UTC (behaviour 19.2). */
export function dashedTime(row: Trade): string {
  return isoTime(row).slice(0, 19).replace('T', ' ')
}

/** Returns '03/02/2026 08:00:26' in UTC, the month first (behaviour 19.2). */
function slashedTime(row: Trade): string {
  return dashedTime(row).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')
}

/** Returns '3/2/2026 08:00' in UTC, without zeros before month and day (behaviour 19.2). */
function shortTime(row: Trade): string {
  return slashedTime(row)
    .slice(0, -':00'.length)
    .replace(/\b0(?=\d\/)/g, '')
}

/** Returns the note of a trade, with the exact amounts if they were rounded (behaviour 19.2). */
function roundedNote(trade: TaxRow): string {
  const exact = [
    ...(isRounded(trade.sent.amount) ? [`sent ${trade.sent.amount}`] : []),
    ...(isRounded(trade.received.amount) ? [`received ${trade.received.amount}`] : []),
  ]
  if (exact.length === 0) return taxNote(trade)
  return `${taxNote(trade)}; rounded to 8 decimals from ${exact.join(' and ')}`
}
