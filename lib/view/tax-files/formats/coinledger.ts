import { blank, slashedTime, taxNote, type TaxProgram } from '../tax-program'

/** CoinLedger's universal template, with every column it has (behaviour 19.2). */
export const coinledger: TaxProgram = {
  name: 'CoinLedger',
  file: 'Universal template',
  steps: ['Import with the universal template; keep all columns.', 'Check tokens named by mint.'],
  ofWallets: 'Description starts with the wallet.',
  columns: [
    ['Date (UTC)', slashedTime],
    ['Platform (Optional)', () => 'Jupiter'],
    ['Asset Sent', ({ sent }) => sent.asset],
    ['Amount Sent', ({ sent }) => sent.amount],
    ['Asset Received', ({ received }) => received.asset],
    ['Amount Received', ({ received }) => received.amount],
    ['Fee Currency (Optional)', blank],
    ['Fee Amount (Optional)', blank],
    ['Type', () => 'Trade'],
    ['Description (Optional)', taxNote],
    ['TxHash (Optional)', ({ transactionSignature }) => transactionSignature],
  ],
}
