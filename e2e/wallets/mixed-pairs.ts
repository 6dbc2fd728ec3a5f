import { evenFills } from './wire/wire-fill'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst, type WireOrder } from './wire/wire-order-list'
import { sampleWallet } from './wire/sample-wallet'
import { tokens, type SampleToken } from './wire/sample-tokens'
import { unixSeconds, wireDate } from './wire/wire-date'

const { SOL, USDC, JUP, BONK, JTO } = tokens
const DAY = 86_400
const START = unixSeconds('2026-01-05T09:00:00Z')

type Row = { name: string; from: SampleToken; to: SampleToken; each: string; total: string }

/** Orders of one pair, some days apart, each with three trades of which the last leaves a rest. */
function ordersOfPair(
  count: number,
  row: Row,
  build: (order: {
    name: string
    createdAt: string
    fills: ReturnType<typeof evenFills>
  }) => WireOrder,
): WireOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const createdAt = wireDate(START + index * 9 * DAY + row.name.length * 3600)
    const fills = evenFills({ createdAt, count: 3, everySeconds: DAY, input: row.each })
    return build({ name: `${row.name} ${index + 1}`, createdAt, fills })
  })
}

function recurring(user: string, count: number, row: Row, type: 'time' | 'price', closed: boolean) {
  return ordersOfPair(count, row, (order) =>
    recurringOrder({
      ...{ user, ...order, type, from: row.from, to: row.to },
      ...{ deposit: row.total, perCycle: row.each },
      ...(closed ? { closedAt: '2026-03-01T12:00:00Z', closedBy: 'user' as const } : {}),
    }),
  )
}

function triggers(user: string, count: number, row: Row, status: string) {
  return ordersOfPair(count, row, (order) =>
    triggerOrder({ user, ...order, from: row.from, to: row.to, making: row.total, status }),
  )
}

const rows = {
  usdcToSol: { name: 'usdc sol', from: USDC, to: SOL, each: '40', total: '200' },
  solToBonk: { name: 'sol bonk', from: SOL, to: BONK, each: '0.25', total: '1' },
  usdcToJup: { name: 'usdc jup', from: USDC, to: JUP, each: '15', total: '60' },
  solToUsdc: { name: 'sol usdc', from: SOL, to: USDC, each: '1.5', total: '4.5' },
  jtoToSol: { name: 'jto sol', from: JTO, to: SOL, each: '30', total: '100' },
}

export const mixedPairs = sampleWallet('mixed-pairs', {
  title: 'Several pairs with several orders each, under all three headings',
  content: (user) => ({
    lists: {
      'past recurring': newestFirst([
        ...recurring(user, 3, rows.usdcToSol, 'time', true),
        ...recurring(user, 2, rows.usdcToJup, 'price', true),
      ]),
      'active recurring': newestFirst([
        ...recurring(user, 2, rows.solToBonk, 'time', false),
        ...recurring(user, 2, { ...rows.usdcToSol, name: 'value of sol' }, 'price', false),
      ]),
      'past trigger': newestFirst([
        ...triggers(user, 3, rows.solToUsdc, 'Completed'),
        ...triggers(user, 1, { ...rows.jtoToSol, name: 'jto sol once' }, 'Cancelled'),
      ]),
      'active trigger': newestFirst(triggers(user, 2, rows.jtoToSol, 'Open')),
    },
  }),
})
