import { blank, dashedTime, taxNote, type TaxProgram, type TaxRow } from '../tax-program'

/**
 * Koinly's universal format. It ignores a fee in the currency of the row, and takes a blank label for
 * a trade (behaviour 19.2).
 */
export const koinly: TaxProgram = {
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
    ['Sent Amount', ({ sent }) => sent.amount],
    ['Sent Currency', ({ sent }) => sent.asset],
    ['Received Amount', ({ received }) => received.amount],
    ['Received Currency', ({ received }) => received.asset],
    ['Fee Amount', blank],
    ['Fee Currency', blank],
    ['Net Worth Amount', netWorth],
    ['Net Worth Currency', (trade) => (netWorth(trade) === '' ? '' : 'USD')],
    ['Label', blank],
    ['Description', taxNote],
    ['TxHash', ({ transactionSignature }) => transactionSignature],
  ],
}

function netWorth({ sent, received }: TaxRow): string {
  return received.usd === '' ? sent.usd : received.usd
}

/** The largest prime of nine digits: the numbers reach up to it. */
const MAX_PLACEHOLDER = 999_999_937
/** A prime, so that each character has a say in the number. */
const FACTOR = 131

/**
 * Names a token that Koinly cannot know: `NULL` and a number from 1 on. It is made of the mint alone,
 * so a mint has the same one in every export of every browser (behaviour 19.7).
 */
export function placeholder(mint: string): string {
  let number = 0
  for (let at = 0; at < mint.length; at += 1) {
    number = (number * FACTOR + mint.charCodeAt(at)) % MAX_PLACEHOLDER
  }
  return `NULL${number + 1}`
}
