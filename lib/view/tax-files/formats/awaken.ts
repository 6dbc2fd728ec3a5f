import { blank, slashedTime, taxNote, type TaxProgram } from '../tax-program'

/** Awaken, with its two columns for USD values (behaviour 19.2, 19.9). */
export const awaken: TaxProgram = {
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
    ['Received Quantity', ({ received }) => received.amount],
    ['Received Currency', ({ received }) => received.asset],
    ['Received Fiat Amount', ({ received }) => received.usd],
    ['Sent Quantity', ({ sent }) => sent.amount],
    ['Sent Currency', ({ sent }) => sent.asset],
    ['Sent Fiat Amount', ({ sent }) => sent.usd],
    ['Fee Amount', blank],
    ['Fee Currency', blank],
    ['Transaction Hash', ({ transactionSignature }) => transactionSignature],
    ['Notes', taxNote],
    ['Tag', blank],
  ],
}
