import { WRAPPED_SOL } from '@/lib/domain/tokens/common-mints'
import { placeholder, type TaxAsset } from './tax-asset'
import {
  dashedTime,
  eightDecimals,
  roundedNote,
  shortTime,
  slashedTime,
  taxNote,
  type TaxRow,
} from './tax-row'

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

/** What holds for every program that reads a table (behaviour 19.13). */
const AS_IT_IS = 'Don’t open the file in a spreadsheet first: that may change amounts and dates.'
const SHARED_TICKERS = 'Check tickers that several coins share.'

type Cell = (trade: TaxRow) => string | number

/** All that is particular to one program (behaviour 19.1, 19.2). */
export type TaxProgram = {
  name: string
  /** What its file is. */
  file: string
  /** How to import the file, and what to check first. */
  steps: readonly string[]
  /** How a file of several wallets says whose a trade is (behaviour 21.8). */
  ofWallets: string
  /** Each column's name, letter for letter as its program wants it; none if the file is no table. */
  columns?: readonly (readonly [name: string, cell: Cell])[]
  /** What a token is called; by default its symbol, else its mint (behaviour 19.6). */
  asset?: TaxAsset
  /** Whether the file has USD values (behaviour 19.9). */
  hasUsd?: boolean
  /** Whether it takes two rows with the same second, tokens and amounts for one. */
  dropsEqualRows?: boolean
}

const sentAmount: Cell = ({ sent }) => sent.amount
const sentAsset: Cell = ({ sent }) => sent.asset
const receivedAmount: Cell = ({ received }) => received.amount
const receivedAsset: Cell = ({ received }) => received.asset
const signature: Cell = ({ transactionSignature }) => transactionSignature
const id: Cell = (trade) => trade.id
/** Its program would drop, double or look up a value in such a cell. */
const blank: Cell = () => ''
const netWorth: Cell = ({ sent, received }) => (received.usd === '' ? sent.usd : received.usd)

/** The program of each format. */
export const TAX_PROGRAMS: Record<TaxFormat, TaxProgram> = {
  // It ignores a fee in the currency of the row, and takes a blank label for a trade.
  koinly: {
    name: 'Koinly',
    file: 'Universal format, with USD values',
    steps: [
      'Import into your Solana wallet (universal format).',
      'Map tokens named NULL and a number first: unverified tokens, mints are in the descriptions.',
      'Zero amounts are skipped.',
    ],
    ofWallets:
      'Description starts with the wallet. To keep wallets apart, filter and export each one.',
    hasUsd: true,
    asset: (mint, symbol) => symbol ?? placeholder(mint),
    columns: [
      ['Date', dashedTime],
      ['Sent Amount', sentAmount],
      ['Sent Currency', sentAsset],
      ['Received Amount', receivedAmount],
      ['Received Currency', receivedAsset],
      ['Fee Amount', blank],
      ['Fee Currency', blank],
      ['Net Worth Amount', netWorth],
      ['Net Worth Currency', (trade) => (netWorth(trade) === '' ? '' : 'USD')],
      ['Label', blank],
      ['Description', taxNote],
      ['TxHash', signature],
    ],
  },
  cointracker: {
    name: 'CoinTracker',
    file: 'CoinTracker CSV',
    steps: [
      'Import as a CoinTracker CSV.',
      'It has no ids: don’t import a trade twice.',
      'Amounts may be rounded to 8 decimals.',
    ],
    dropsEqualRows: true,
    ofWallets: 'It has no field for the wallet. To keep wallets apart, filter and export each one.',
    columns: [
      ['Date', slashedTime],
      ['Received Quantity', receivedAmount],
      ['Received Currency', receivedAsset],
      ['Sent Quantity', sentAmount],
      ['Sent Currency', sentAsset],
      ['Fee Amount', blank],
      ['Fee Currency', blank],
      ['Tag', blank],
    ],
  },
  // It finds duplicates by Tx-ID.
  cointracking: {
    name: 'CoinTracking',
    file: 'CSV with Tx-ID',
    steps: ['Set the account to UTC, then import as CSV.', 'Tx-ID finds duplicates.'],
    ofWallets: 'Comment starts with the wallet.',
    columns: [
      ['Type', () => 'Trade'],
      ['Buy Amount', receivedAmount],
      ['Buy Currency', receivedAsset],
      ['Sell Amount', sentAmount],
      ['Sell Currency', sentAsset],
      ['Fee', blank],
      ['Fee Currency', blank],
      ['Exchange', () => 'Jupiter'],
      ['Trade-Group', blank],
      ['Comment', taxNote],
      ['Date', dashedTime],
      ['Tx-ID', id],
    ],
  },
  awaken: {
    name: 'Awaken',
    file: 'Awaken CSV, with USD values',
    steps: [
      'Import as an Awaken CSV.',
      'Missing USD values are looked up by Awaken.',
      'Check tokens named by mint.',
    ],
    ofWallets: 'Notes starts with the wallet.',
    hasUsd: true,
    columns: [
      ['Date', slashedTime],
      ['Received Quantity', receivedAmount],
      ['Received Currency', receivedAsset],
      ['Received Fiat Amount', ({ received }) => received.usd],
      ['Sent Quantity', sentAmount],
      ['Sent Currency', sentAsset],
      ['Sent Fiat Amount', ({ sent }) => sent.usd],
      ['Fee Amount', blank],
      ['Fee Currency', blank],
      ['Transaction Hash', signature],
      ['Notes', taxNote],
      ['Tag', blank],
    ],
  },
  // A sale of what was sent, paid in what was received.
  summ: {
    name: 'Summ (CryptoTaxCalculator)',
    file: 'Advanced CSV',
    steps: ['Import as an advanced CSV: UTC, YYYY-MM-DD HH:mm:ss.', 'Check tokens named by mint.'],
    ofWallets:
      'Description starts with the wallet. To keep wallets apart, filter and export each one.',
    columns: [
      ['Timestamp (UTC)', dashedTime],
      ['Type', () => 'sell'],
      ['Base Currency', sentAsset],
      ['Base Amount', sentAmount],
      ['Quote Currency (Optional)', receivedAsset],
      ['Quote Amount (Optional)', receivedAmount],
      ['Fee Currency (Optional)', blank],
      ['Fee Amount (Optional)', blank],
      ['From (Optional)', blank],
      ['To (Optional)', blank],
      ['Blockchain (Optional)', () => 'Solana'],
      ['ID (Optional)', id],
      ['Description (Optional)', taxNote],
      ['Reference Price Per Unit (Optional)', blank],
      ['Reference Price Currency (Optional)', blank],
    ],
  },
  // Every column of its template has to be there.
  coinledger: {
    name: 'CoinLedger',
    file: 'Universal template',
    steps: ['Import with the universal template; keep all columns.', 'Check tokens named by mint.'],
    ofWallets: 'Description starts with the wallet.',
    columns: [
      ['Date (UTC)', slashedTime],
      ['Platform (Optional)', () => 'Jupiter'],
      ['Asset Sent', sentAsset],
      ['Amount Sent', sentAmount],
      ['Asset Received', receivedAsset],
      ['Amount Received', receivedAmount],
      ['Fee Currency (Optional)', blank],
      ['Fee Amount (Optional)', blank],
      ['Type', () => 'Trade'],
      ['Description (Optional)', taxNote],
      ['TxHash (Optional)', signature],
    ],
  },
  turbotax: {
    name: 'TurboTax',
    file: 'Universal CSV, 8 decimals',
    steps: [
      'Upload as a universal CSV.',
      'If Convert isn’t accepted, split each trade into Sale and Buy.',
      'At most 8 decimals.',
    ],
    ofWallets: 'Description starts with the wallet.',
    columns: [
      ['Date', shortTime],
      ['Type', () => 'Convert'],
      ['Sent Asset', sentAsset],
      ['Sent Amount', ({ sent }) => eightDecimals(sent.amount)],
      ['Received Asset', receivedAsset],
      ['Received Amount', ({ received }) => eightDecimals(received.amount)],
      ['Fee Asset', blank],
      ['Fee Amount', blank],
      ['Market Value Currency', blank],
      ['Market Value', blank],
      ['Description', roundedNote],
      ['Transaction Hash', signature],
      ['Transaction ID', id],
    ],
  },
  rotki: {
    name: 'rotki',
    file: 'Generic trades',
    steps: [
      'Import as rotki generic trades (rotki 1.39 or newer).',
      'Add unknown tokens by mint first, or their rows fail.',
    ],
    ofWallets: 'Description starts with the wallet.',
    asset: (mint) => (mint === WRAPPED_SOL ? 'SOL' : `solana/token:${mint}`),
    columns: [
      ['Location', () => 'external'],
      ['Spend Currency', sentAsset],
      ['Receive Currency', receivedAsset],
      ['Receive Amount', receivedAmount],
      ['Spend Amount', sentAmount],
      ['Fee', blank],
      ['Fee Currency', blank],
      ['Description', taxNote],
      ['Timestamp', ({ dateMs }) => dateMs],
    ],
  },
  json: {
    name: 'JSON',
    file: 'For your own tools',
    steps: ['For your own tools: ids, mints, exact amounts and fees.'],
    ofWallets: 'Each trade has its wallet as userAddress.',
  },
}

/** Returns how to import a program's file, and what to check (behaviour 19.13). */
export function importSteps(format: TaxFormat): readonly string[] {
  const { steps, columns } = TAX_PROGRAMS[format]
  if (!columns) return steps
  // rotki goes by mints.
  return [...steps, ...(format === 'rotki' ? [] : [SHARED_TICKERS]), AS_IT_IS]
}
