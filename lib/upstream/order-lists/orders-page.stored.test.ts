/** @jest-environment node */
import fc from 'fast-check'
import { type Order, orderSchema } from '@/lib/domain/orders/order'
import {
  parseNewerRecurring,
  parseNewerTriggers,
} from '@/lib/upstream/newer-orders/newer-orders-page'
import {
  recurringResponse,
  recurringOrderItem,
  recurringTradeItem,
  triggerResponse,
  triggerOrderItem,
  triggerTradeItem,
} from '@/lib/upstream/testing/test-jupiter-responses'
import {
  answer,
  deposit,
  fill,
  recurring,
  round,
  trigger,
  triggerDeposit,
  withdrawal,
} from '@/lib/upstream/testing/test-newer-responses'
import { parseRecurringOrders, parseTriggerOrders } from './orders-page'
import { withPlausibleDates } from './plausible-dates'

const digits = '9'.repeat(60)
const hostile = fc.constantFrom<unknown>(
  ...['Ключ1', '0rder…', 'a_b', 'a-b', '-', '', 'K'.repeat(128), 'K'.repeat(129), '١٢'],
  ...[digits, `${digits}.${digits}`, '1e60', 1e-60, '0'],
  ...[
    '9999-12-31T23:59:59-14:00',
    '0000-01-01T00:00:00+14:00',
    253_402_300_800_000,
    99_999_999_999,
  ],
  ...['0001-01-01T00:00:00Z', '2019-12-31T23:59:59.999Z', 1_577_836_799],
  ...[null, undefined, 5, true, 'Deposit', 'Withdraw', 'deposit_failed', 'otoco'],
)
const changed = (item: object) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(item)), hostile, { maxKeys: 2 })
    .map((change) => ({ ...item, ...change }))
/** An order with up to two changed fields and up to four of `rows`, each with up to two changed fields. */
const changedOrder = (order: object, list: 'trades' | 'events', rows: readonly object[]) =>
  fc
    .tuple(changed(order), fc.array(fc.constantFrom(...rows).chain(changed), { maxLength: 4 }))
    .map(([item, changedRows]) => ({ ...item, [list]: changedRows }))

const topUp = recurringTradeItem({ action: 'Deposit', outputMint: '' })

describe('orders that a parser accepts come back unchanged from the browser’s storage (behaviour 10.1)', () => {
  it.each([
    [
      'recurring orders',
      (item: unknown) => parseRecurringOrders(recurringResponse([item]), 'past'),
      changedOrder(recurringOrderItem(), 'trades', [recurringTradeItem(), topUp]),
    ],
    [
      'triggers',
      (item: unknown) => parseTriggerOrders(triggerResponse([item]), 'past'),
      changedOrder(triggerOrderItem(), 'trades', [triggerTradeItem()]),
    ],
    [
      'newer recurring orders',
      (item: unknown) => parseNewerRecurring(answer([item]), 'past'),
      changedOrder({ ...recurring, jlEnabled: true }, 'events', [
        ...[deposit, round, withdrawal({ inputAmount: digits.slice(0, 40) })],
      ]),
    ],
    [
      'newer triggers',
      (item: unknown) => parseNewerTriggers(answer([item]), 'past'),
      changedOrder(trigger, 'events', [
        ...[triggerDeposit, fill, withdrawal({ mint: trigger.inputMint, amount: '5' })],
      ]),
    ],
  ])('%s', (_, parse, items) => {
    fc.assert(
      fc.property(items, (item) => {
        for (const order of withPlausibleDates<Order>(parse(item), Date.now()).orders) {
          expect(orderSchema.parse(JSON.parse(JSON.stringify(order)))).toEqual(order)
        }
      }),
      { numRuns: 500 },
    )
  })
})
