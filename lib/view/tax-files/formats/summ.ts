import { blank, dashedTime, taxNote, type TaxProgram } from '../tax-program'

/** Summ's advanced CSV: a sale of what was sent, paid in what was received (behaviour 19.2). */
export const summ: TaxProgram = {
  name: 'Summ (CryptoTaxCalculator)',
  file: 'Advanced CSV',
  steps: ['Import as an advanced CSV: UTC, YYYY-MM-DD HH:mm:ss.', 'Check tokens named by mint.'],
  ofWallets:
    'Description starts with the wallet. To keep wallets apart, filter and export each one.',
  columns: [
    ['Timestamp (UTC)', dashedTime],
    ['Type', () => 'sell'],
    ['Base Currency', ({ sent }) => sent.asset],
    ['Base Amount', ({ sent }) => sent.amount],
    ['Quote Currency (Optional)', ({ received }) => received.asset],
    ['Quote Amount (Optional)', ({ received }) => received.amount],
    ['Fee Currency (Optional)', blank],
    ['Fee Amount (Optional)', blank],
    ['From (Optional)', blank],
    ['To (Optional)', blank],
    ['Blockchain (Optional)', () => 'Solana'],
    ['ID (Optional)', ({ id }) => id],
    ['Description (Optional)', taxNote],
    ['Reference Price Per Unit (Optional)', blank],
    ['Reference Price Currency (Optional)', blank],
  ],
}
