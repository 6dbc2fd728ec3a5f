import { KNOWN_TOKENS, WRAPPED_SOL } from '@/lib/domain/tokens/token'
import { FileError } from '@/lib/domain/files/file-error'
import type { RequestMint } from '@/lib/view/files/request-mint'

/** The formats of tax files, in the sequence of the dialog (behaviour 19.1). */
export const TAX_FORMATS = [
  'koinly',
  'cointracker',
  'cointracking',
  'awaken',
  'summ',
  'coinledger',
  'turbotax',
  'tokentax',
  'zenledger',
  'kryptos',
  'bittytax',
  'rotki',
  'json',
] as const
export type TaxFormat = (typeof TAX_FORMATS)[number]

/** A step for all programs that read a table (behaviour 19.13). */
const NO_SPREADSHEET =
  'Don’t open the file in a spreadsheet first: that may change amounts and dates.'
/** Kryptos's file picker offers no CSV. */
const AS_XLSX =
  'Kryptos takes only .xlsx. Import the file into a spreadsheet with every column as text, then save it as .xlsx. Don’t just open it: that may change amounts and dates.'

type TaxProgram = {
  name: string
  file: string
  steps: readonly string[]
  /** Replaces the step that warns about spreadsheets. */
  lastStep?: string
  /** Says where a file of several wallets names the wallet of a trade (behaviour 21.8). */
  walletPlace: string
  /** Returns the program's name for a token: by default a reliable symbol, else the mint (behaviour 19.6). */
  asset?: (mint: string, symbol: string | undefined) => string
  /** Whether rows also hold the mints, which tell two tokens with the same symbol apart. */
  namesMints?: boolean
  hasUsd?: boolean
  /** The program drops a row that has the same tokens, amounts and time as another, to this unit. */
  dropsEqualRowsOf?: 'second' | 'millisecond'
}

export const TAX_PROGRAMS: Record<TaxFormat, TaxProgram> = {
  koinly: {
    name: 'Koinly',
    file: 'Universal format, with USD values',
    steps: [
      'Import into your Solana wallet (universal format).',
      'First map the tokens named NULL1, NULL2…: they’re unverified, and their mints are in the descriptions.',
      'Zero amounts are skipped. So are rows before a lock date.',
    ],
    walletPlace:
      'Description starts with the wallet. To keep wallets apart, filter and export each one.',
    hasUsd: true,
    asset: (mint, symbol) => symbol ?? placeholder(mint),
  },
  cointracker: {
    name: 'CoinTracker',
    file: 'CoinTracker CSV',
    steps: [
      'Import as a CoinTracker CSV.',
      'It has no ids: don’t import a trade twice.',
      'Amounts may be rounded to 8 decimals.',
    ],
    dropsEqualRowsOf: 'second',
    walletPlace:
      'The file has no field for the wallet. To keep wallets apart, filter and export each one.',
  },
  cointracking: {
    name: 'CoinTracking',
    file: 'CSV with Tx-ID',
    steps: [
      'Set the account to UTC, then import as CSV.',
      'Tx-ID finds duplicates.',
      'CoinTracking may list Solana’s SOL as SOL2.',
    ],
    walletPlace: 'Comment starts with the wallet.',
  },
  awaken: {
    name: 'Awaken',
    file: 'Awaken CSV, with USD values',
    steps: ['Import as an Awaken CSV.', 'Missing USD values are looked up by Awaken.'],
    walletPlace: 'Notes starts with the wallet.',
    hasUsd: true,
  },
  summ: {
    name: 'Summ (CryptoTaxCalculator)',
    file: 'Advanced CSV',
    steps: [
      'Import as an advanced CSV: UTC, YYYY-MM-DD HH:mm:ss.',
      'If its columns aren’t accepted, delete Description (Optional).',
    ],
    walletPlace:
      'Description starts with the wallet. To keep wallets apart, filter and export each one.',
  },
  coinledger: {
    name: 'CoinLedger',
    file: 'Universal template',
    steps: ['Import with the universal template; keep all columns.'],
    walletPlace: 'Description starts with the wallet.',
  },
  turbotax: {
    name: 'TurboTax',
    file: 'Universal CSV, 8 decimals',
    steps: [
      'Upload as a universal CSV.',
      'If Convert isn’t accepted, split each trade into Sale and Buy.',
      'At most 8 decimals.',
    ],
    walletPlace: 'Description starts with the wallet.',
  },
  tokentax: {
    name: 'TokenTax',
    file: 'TokenTax CSV',
    steps: [
      'Unlock earlier years first: TokenTax skips the rows of locked ones.',
      'Import as a TokenTax CSV.',
    ],
    walletPlace: 'Comment starts with the wallet, and Group is its address.',
  },
  zenledger: {
    name: 'ZenLedger',
    file: 'ZenLedger CSV',
    steps: [
      'Import as a ZenLedger CSV. If its columns aren’t accepted, rename Exchange to Exchange(optional).',
      'It has no ids: don’t import a trade twice.',
    ],
    walletPlace:
      'The file has no field for the wallet. To keep wallets apart, filter and export each one.',
  },
  kryptos: {
    name: 'Kryptos',
    file: 'Kryptos CSV, with USD values',
    steps: ['Import as a Kryptos file.', 'Mints are in the contract address columns.'],
    lastStep: AS_XLSX,
    walletPlace: 'Description starts with the wallet, and From Address is its address.',
    hasUsd: true,
    namesMints: true,
  },
  bittytax: {
    name: 'BittyTax',
    file: 'BittyTax CSV',
    steps: [
      'Import as BittyTax’s own CSV.',
      'Values in GBP are looked up by BittyTax, which counts a token without a price as £0.',
    ],
    walletPlace: 'Note starts with the wallet, and Wallet is its address.',
  },
  rotki: {
    name: 'rotki',
    file: 'Generic trades',
    steps: [
      'Import as rotki generic trades (rotki 1.39 or newer; Solana tokens need 1.40).',
      'Add unknown tokens by mint first, or their rows fail.',
    ],
    walletPlace: 'Description starts with the wallet.',
    namesMints: true,
    dropsEqualRowsOf: 'millisecond',
    asset: (mint) => (mint === WRAPPED_SOL ? 'SOL' : `solana/token:${mint}`),
  },
  json: {
    name: 'JSON',
    file: 'For your own tools',
    steps: ['For your own tools: ids, mints, exact amounts and fees.'],
    walletPlace: 'Each trade has its wallet as userAddress.',
    namesMints: true,
  },
}

/** Returns the steps to import a file and check it (behaviour 19.13). */
export function importSteps(format: TaxFormat): readonly string[] {
  const { steps, asset, namesMints, lastStep = NO_SPREADSHEET } = TAX_PROGRAMS[format]
  if (format === 'json') return steps
  return [
    ...steps,
    ...(asset || namesMints ? [] : ['Check tokens named by mint.']),
    ...(namesMints ? [] : ['Check tickers that several coins share.']),
    lastStep,
  ]
}

/**
 * Names each mint of the rows in a program's way: a verified token by its plain symbol, any other by its
 * mint, unless the program has its own names (behaviour 19.6).
 * @throws FileError if two mints get the same name, ignoring case, unless the program's rows also hold the mints
 */
export function taxAssets(
  mints: readonly RequestMint[],
  rowMints: Iterable<string>,
  { asset = (mint, symbol) => symbol ?? mint, namesMints = false }: Partial<TaxProgram>,
): ReadonlyMap<string, string> {
  const listed = new Map(mints.map((mint) => [mint.address, mint]))
  const called = (mint: string) => `${listed.get(mint)?.name || 'unnamed'} (${mint})`
  const assets = new Map<string, string>()
  const holders = new Map<string, string>()
  for (const mint of new Set(rowMints)) {
    const name = asset(mint, plainSymbol(mint, listed.get(mint)))
    const holder = holders.get(name.toUpperCase())
    if (holder !== undefined && !namesMints) {
      throw new FileError(
        `Two tokens are named ${name}: ${called(holder)} and ${called(mint)}. Export them separately or use rotki.`,
      )
    }
    holders.set(name.toUpperCase(), mint)
    assets.set(mint, name)
  }
  return assets
}

function plainSymbol(mint: string, token: RequestMint | undefined): string | undefined {
  const ours = KNOWN_TOKENS.get(mint)
  if (ours) return ours.symbol
  // A verified token's symbol can be empty. Programs know $WIF as WIF.
  return token?.verified ? token.symbol?.replace(/^\$+/, '') || undefined : undefined
}

/** The highest number of a placeholder. It is a prime, so any changed character changes the number. */
const MAX_PLACEHOLDER = 999_999_937
const FACTOR = 131

/** Returns Koinly's name for an unverified token: `NULL` and a number that depends on the mint alone (behaviour 19.6). */
export function placeholder(mint: string): string {
  let number = 0
  for (let at = 0; at < mint.length; at += 1) {
    number = (number * FACTOR + mint.charCodeAt(at)) % MAX_PLACEHOLDER
  }
  return `NULL${number + 1}`
}
