import { evenFills } from './wire/wire-fill'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst, type WireOrder } from './wire/wire-order-list'
import { sampleWallet } from './wire/sample-wallet'
import { tokens } from './wire/sample-tokens'

const { SOL, USDC, JUP, JTO } = tokens

/** An order or trade without some of its fields. */
function without(order: WireOrder, isLeftOut: (field: string) => boolean): WireOrder {
  return Object.fromEntries(Object.entries(order).filter(([field]) => !isLeftOut(field)))
}

/** An order whose trades are changed. */
function withTrades(order: WireOrder, change: (trade: object) => WireOrder): WireOrder {
  const trades: unknown[] = Array.isArray(order.trades) ? order.trades : []
  const isTrade = (trade: unknown) => typeof trade === 'object' && trade !== null
  return { ...order, trades: trades.filter(isTrade).map(change) }
}

const isRaw = (field: string) => field.startsWith('raw')
const isOptional = (field: string) => ['updatedAt', 'closeTx', 'slippageBps'].includes(field)

function time(user: string, name: string, createdAt: string): WireOrder {
  return recurringOrder({
    ...{ user, name, from: USDC, to: SOL, createdAt, deposit: '60', perCycle: '20' },
    fills: evenFills({ createdAt, count: 2, everySeconds: 86_400, input: '20' }),
  })
}

function price(user: string, name: string, createdAt: string): WireOrder {
  return recurringOrder({
    ...{ user, name, type: 'price', from: USDC, to: JUP, createdAt, deposit: '45', perCycle: '15' },
    fills: evenFills({ createdAt, count: 3, everySeconds: 86_400, input: '15' }),
    ...{ closedAt: '2026-02-28T00:00:00Z', closedBy: 'user' },
  })
}

function trigger(user: string, name: string, createdAt: string, status: string): WireOrder {
  return triggerOrder({
    ...{ user, name, from: JTO, to: USDC, createdAt, making: '10', taking: '16.5', status },
    fills: evenFills({ createdAt, count: 2, everySeconds: 7200, input: '4' }),
  })
}

/** Amounts as numbers, so small that JSON writes one of them with an exponent. */
function numbersForText(user: string): WireOrder {
  const order = recurringOrder({
    ...{ user, name: 'numbers', from: SOL, to: JUP, createdAt: '2026-01-04T00:00:00Z' },
    ...{ deposit: '0.000001', perCycle: '0.000000001', everySeconds: 3600 },
    fills: [{ at: '2026-01-04T00:00:30Z', input: '0.000000001', output: '0.000001', fee: '0' }],
  })
  const numbers = { inDeposited: 0.000001, inUsed: 1e-9, inAmountPerCycle: 1e-9 }
  const inTrade = { inputAmount: 1e-9, outputAmount: 0.000001, feeAmount: 0 }
  return withTrades({ ...order, ...numbers }, (trade) => ({ ...trade, ...inTrade }))
}

export const oddFields = sampleWallet('odd-fields', {
  title: 'Fields missing, null or of another type; two orders that cannot be read at all',
  content: (user) => {
    const bare = withTrades(time(user, 'bare', '2026-01-03T00:00:00Z'), (trade) =>
      without({ ...trade }, (field) => isRaw(field) || field === 'productMeta'),
    )
    return {
      lists: {
        'active recurring': newestFirst([
          { ...time(user, 'cycle', '2026-01-01T00:00:00Z'), cycleFrequency: 86_400, closeTx: null },
          { ...time(user, 'empty closeTx', '2026-01-02T00:00:00Z'), closeTx: '' },
          without(bare, (field) => isRaw(field) || isOptional(field)),
          numbersForText(user),
        ]),
        'past recurring': newestFirst([
          without(time(user, 'typeless', '2026-01-05T00:00:00Z'), (f) => f === 'recurringType'),
          without(
            price(user, 'typeless price', '2026-01-06T00:00:00Z'),
            (f) => f === 'recurringType',
          ),
          { ...time(user, 'when', '2026-01-07T00:00:00Z'), createdAt: 'some day' },
        ]),
        'past trigger': newestFirst([
          trigger(user, 'expired', '2026-01-08T00:00:00Z', 'Expired'),
          trigger(user, 'archived', '2026-01-09T00:00:00Z', 'Archived'),
          null,
        ]),
        'active trigger': newestFirst([
          { ...trigger(user, 'open', '2026-01-10T00:00:00Z', 'Open'), closeTx: '' },
          withTrades(
            without(
              trigger(user, 'bare trigger', '2026-01-11T00:00:00Z', 'Open'),
              (field) => isRaw(field) || isOptional(field),
            ),
            (trade) => without({ ...trade }, (field) => isRaw(field) || field === 'productMeta'),
          ),
        ]),
      },
    }
  },
})
