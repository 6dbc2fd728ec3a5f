import { reconcilePairs } from '@/lib/domain/reconciliation/reconcile-orders'
import { summaryKey } from '@/lib/domain/summary/pair-summary'
import { testRecurring, testTrade } from '@/lib/domain/testing/test-orders'
import { tokens } from '@/lib/view/testing/test-events'
import { testPair } from '@/lib/view/testing/test-pairs'
import { pairsTable } from './summary-csv'

const MINT = 'MintWhoseDecimalsNoServiceKnows'
const trade = testTrade({ outputMint: MINT, outputAmount: '10', feeAmount: undefined })
const whole = { outputMint: MINT, refunded: '63', received: '12', trades: [trade] }
const inBaseUnits = {
  ...whole,
  orderKey: 'InBaseUnits',
  received: '17000000',
  baseUnitMints: [MINT],
  trades: [{ ...trade, outputAmount: '10000000' }],
}

it.each([
  ['token units', [whole], '12', '2'],
  ['base units', [inBaseUnits], '12', '0'],
  ['both', [whole, inBaseUnits], '24', '2'],
])(
  'a difference in %s: only token units are summed (behaviour 18.9, 25.14)',
  (_, orders, inSum, outSum) => {
    const bothOrders = orders.map((order) => testRecurring(order))
    const [first = testRecurring(whole)] = bothOrders
    const pair = testPair({ outputMint: MINT, key: summaryKey(first) })
    const { columns, rows } = pairsTable([pair], reconcilePairs(bothOrders), tokens)
    const cell = (name: string) => rows[0]?.[columns.indexOf(name)]
    expect(cell('In Amount Difference')).toEqual({ figure: inSum })
    expect(cell('Out Amount Difference')).toEqual({ figure: outSum })
  },
)
