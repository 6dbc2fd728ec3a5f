import type { TaxFormat } from '../tax-format'

type TaxFormatLabel = {
  name: string
  note: string
  /** Where a file of several wallets says which one a trade is of, and what to mind (21.11). */
  ofWallets: string
}

/** What a program is called, how its file is imported, and what to check first (behaviour 19.13). */
export const TAX_FORMAT_LABELS: Record<TaxFormat, TaxFormatLabel> = {
  koinly: {
    name: 'Koinly',
    note: 'Import it into the Solana wallet as a file in Koinly’s universal format. First check what NULL1, NULL2 and so on are: tokens that no list vouches for, their mints stand in the descriptions. Koinly skips rows with an amount of 0.',
    ofWallets:
      'Each Description begins with its wallet, but all go into the one you import into: to keep them apart, filter by each.',
  },
  cointracker: {
    name: 'CoinTracker',
    note: 'Import it as a CSV in CoinTracker’s own format. Amounts are exact, but CoinTracker may round them at 8 decimals. It has no field for notes and ids: import no trade twice.',
    ofWallets: 'It has no field for the wallet: to keep them apart, filter by each.',
  },
  cointracking: {
    name: 'CoinTracking',
    note: 'First set the account’s time zone to UTC. Then import it as a CoinTracking CSV; Tx-ID finds trades that are there already. Where several coins share a ticker, CoinTracking numbers them: check which one it took.',
    ofWallets: 'Each Comment begins with its wallet.',
  },
  awaken: {
    name: 'Awaken',
    note: 'Import it as a CSV in Awaken’s format. Both fiat columns have the USD values that are known; Awaken looks up the others. Check the tokens that are named by their mint.',
    ofWallets: 'The Notes of each trade begin with its wallet.',
  },
  summ: {
    name: 'Summ (CryptoTaxCalculator)',
    note: 'Import it as an advanced CSV. If it asks, choose the date format YYYY-MM-DD HH:mm:ss and UTC under Advanced Options. Check the tokens that are named by their mint.',
    ofWallets:
      'Summ takes one file a wallet: filter by each. Each Description begins with its wallet.',
  },
  coinledger: {
    name: 'CoinLedger',
    note: 'Import it with the universal manual import template, with every column as it is. Check the tokens that are named by their mint.',
    ofWallets: 'Each Description begins with its wallet.',
  },
  turbotax: {
    name: 'TurboTax',
    note: 'Upload it as a universal CSV. Its trades are of type Convert, which some accounts refuse: then change each into a Sale and a Buy. Amounts have at most 8 decimals.',
    ofWallets: 'Each Description begins with its wallet.',
  },
  rotki: {
    name: 'rotki',
    note: 'Import it as rotki generic trades. A token that rotki does not know fails its row: add it there first, by its mint.',
    ofWallets: 'Each Description begins with its wallet.',
  },
  json: {
    name: 'JSON',
    note: 'For a program of your own: each trade with its id, both mints, exact amounts as text, and the fee that is already off.',
    ofWallets: 'Each trade has its wallet as userAddress.',
  },
}
