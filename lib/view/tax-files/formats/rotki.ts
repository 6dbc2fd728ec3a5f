import { WRAPPED_SOL } from '../tax-asset'
import { blank, taxNote, type TaxProgram } from '../tax-program'

/** rotki's generic trades, with the ids that rotki gives tokens of Solana (behaviour 19.2, 19.6). */
export const rotki: TaxProgram = {
  name: 'rotki',
  file: 'Generic trades',
  steps: [
    'Import as rotki generic trades.',
    'Add unknown tokens by mint first, or their rows fail.',
  ],
  ofWallets: 'Description starts with the wallet.',
  asset: (mint) => (mint === WRAPPED_SOL ? 'SOL' : `solana/token:${mint}`),
  columns: [
    ['Location', () => 'external'],
    ['Spend Currency', ({ sent }) => sent.asset],
    ['Receive Currency', ({ received }) => received.asset],
    ['Receive Amount', ({ received }) => received.amount],
    ['Spend Amount', ({ sent }) => sent.amount],
    ['Fee', blank],
    ['Fee Currency', blank],
    ['Description', taxNote],
    ['Timestamp', ({ dateMs }) => dateMs],
  ],
}
