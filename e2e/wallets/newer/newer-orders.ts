import { everydayContent } from '../everyday'
import { mockWallet } from '../wire/mock-wallet'
import { tokens } from '../wire/mock-tokens'
import { evenFills } from '../wire/wire-fill'
import { newerRecurring, newerTrigger } from './newer-order'

const { SOL, USDC, BONK, nowhere } = tokens

/** Returns fills that are about a day apart. */
const daily = (createdAt: string, count: number, input: string) =>
  evenFills({ createdAt, count, everySeconds: 86_400, input })

/** Returns an order with rounds that succeeded, failed, were moved, or are under way, and an unknown event. */
function activeRecurring(user: string) {
  const createdAt = '2026-08-01T07:00:00Z'
  return [
    newerRecurring({
      user,
      name: 'retried',
      from: USDC,
      to: SOL,
      createdAt,
      state: 'active',
      deposit: '200',
      perRound: '25',
      fills: daily(createdAt, 3, '25'),
      events: [
        { type: 'fill', at: '2026-08-04T07:00:20Z', roundNumber: 4, state: 'failed' },
        { type: 'fill', at: '2026-08-04T08:00:20Z', roundNumber: 4, state: 'rescheduled' },
        { type: 'paused', at: '2026-08-04T09:00:00Z' },
        { type: 'fill', at: '2026-08-05T07:00:20Z', roundNumber: 4, state: 'pending' },
      ],
    }),
  ]
}

function pastRecurring(user: string) {
  const completed = '2026-05-01T09:30:00Z'
  const cancelled = '2026-04-20T06:15:00Z'
  const yielding = '2026-04-10T20:45:00Z'
  const unknown = '2026-04-05T10:00:00Z'
  return [
    newerRecurring({
      user,
      name: 'completed',
      from: USDC,
      to: BONK,
      createdAt: completed,
      deposit: '48',
      perRound: '12',
      fills: daily(completed, 4, '12'),
      state: 'completed',
      other: { orderType: 'price_conditional', minPriceUsd: 0.00001, maxPriceUsd: 0.00002 },
    }),
    // The rest was paid back, but the order still says that it holds the rest.
    newerRecurring({
      user,
      name: 'cancelled',
      from: USDC,
      to: SOL,
      createdAt: cancelled,
      deposit: '100',
      perRound: '20',
      fills: daily(cancelled, 2, '20'),
      state: 'cancelled',
      events: [
        { type: 'cancelled', at: '2026-04-22T11:00:00Z' },
        { type: 'withdrawal', at: '2026-04-22T11:00:05Z', inputAmount: '60000000' },
      ],
    }),
    // 40 of 60 USDC was left inside, and 40.12 came back. The amount is in the field that price orders use.
    newerRecurring({
      user,
      name: 'yield',
      from: USDC,
      to: SOL,
      createdAt: yielding,
      deposit: '60',
      perRound: '10',
      fills: daily(yielding, 2, '10'),
      state: 'cancelled',
      events: [
        { type: 'cancelled', at: '2026-04-18T20:00:00Z' },
        { type: 'withdrawal', at: '2026-04-18T20:00:05Z', amount: '40120000' },
      ],
      other: { jlEnabled: true, jlYieldUsd: 0.12 },
    }),
    newerRecurring({
      user,
      name: 'unknown',
      from: USDC,
      to: nowhere,
      createdAt: unknown,
      deposit: '30',
      perRound: '10',
      fills: daily(unknown, 3, '10'),
      state: 'archived',
      other: { newThing: { kind: 'of tomorrow', parts: [1, null] } },
    }),
    newerRecurring({
      user,
      name: 'deposit failed',
      from: USDC,
      to: SOL,
      createdAt: '2026-04-02T08:00:00Z',
      deposit: '10',
      perRound: '5',
      state: 'deposit_failed',
      other: { displayState: 'failed', events: [] },
    }),
    { id: 'unreadable', inputMint: 5, events: 'none' },
    null,
  ]
}

function activeTriggers(user: string) {
  return [
    newerTrigger({
      user,
      name: 'waiting',
      from: SOL,
      to: USDC,
      createdAt: '2026-08-06T10:00:00Z',
      deposit: '1',
      state: 'open',
      other: { orderType: 'oco', outputAmount: null, inputUsed: null, fillPercent: null },
    }),
    newerTrigger({
      user,
      name: 'two fills',
      from: SOL,
      to: USDC,
      createdAt: '2026-07-20T10:00:00Z',
      deposit: '3',
      state: 'pending_withdraw',
      fills: [
        { at: '2026-07-21T01:00:00Z', input: '1.2' },
        { at: '2026-07-21T01:05:00Z', input: '0.7' },
      ],
      events: [{ type: 'cancelled', at: '2026-07-22T03:00:00Z' }],
    }),
  ]
}

function pastTriggers(user: string) {
  const twoSOL = { mint: SOL.mint, amount: '2000000000' }
  const proceeds = '1100000000'
  const bought = { outputMint: USDC.mint, outputAmount: '270000000' }
  return [
    // As in Jupiter's guide, the fill says what it spent. What it bought was withdrawn later.
    newerTrigger({
      user,
      name: 'withdrawn',
      from: SOL,
      to: USDC,
      createdAt: '2026-06-20T10:00:00Z',
      deposit: '2',
      state: 'filled',
      events: [
        { type: 'fill', at: '2026-06-21T05:00:00Z', ...twoSOL, ...bought },
        { type: 'withdrawal', at: '2026-06-21T05:10:00Z', mint: USDC.mint, amount: '270000000' },
      ],
      other: {
        rawState: 'ready_withdraw_output',
        remainingInputAmount: '0',
        fillPercent: 1,
        inputUsed: '2000000000',
        outputAmount: '270000000',
      },
    }),
    // 1 SOL became 140 USDC, which bought 1.1 SOL, which was withdrawn.
    newerTrigger({
      user,
      name: 'otoco',
      from: SOL,
      to: USDC,
      createdAt: '2026-06-01T10:00:00Z',
      deposit: '1',
      state: 'filled',
      fills: [{ at: '2026-06-02T10:00:00Z', input: '1', output: '140' }],
      events: [
        { type: 'fill', at: '2026-06-05T10:00:00Z', outputMint: SOL.mint, outputAmount: proceeds },
        { type: 'withdrawal', at: '2026-06-05T10:10:00Z', mint: SOL.mint, amount: proceeds },
      ],
      other: { orderType: 'otoco' },
    }),
    // One fill failed and one succeeded. After the expiry, Jupiter paid the rest back unasked.
    newerTrigger({
      user,
      name: 'expired',
      from: SOL,
      to: USDC,
      createdAt: '2026-05-20T10:00:00Z',
      deposit: '3',
      state: 'expired',
      fills: [{ at: '2026-05-22T10:00:00Z', input: '1' }],
      events: [
        { type: 'fill', at: '2026-05-21T10:00:00Z', outputMint: USDC.mint, state: 'failed' },
        { type: 'expired', at: '2026-06-19T10:00:00Z' },
        { type: 'withdrawal', at: '2026-06-19T10:01:00Z', ...twoSOL },
      ],
    }),
    newerTrigger({
      user,
      name: 'hibernating',
      from: nowhere,
      to: USDC,
      createdAt: '2026-05-10T10:00:00Z',
      deposit: '10',
      state: 'hibernating',
      fills: [{ at: '2026-05-11T10:00:00Z', input: '10', output: '0.5' }],
      events: [{ type: 'fell_asleep', at: '2026-05-12T10:00:00Z' }],
    }),
    { orderType: 'single', orderState: 'filled', inputMint: SOL.mint },
  ]
}

/** A wallet with each variant of Jupiter's newer orders. It also has older orders. */
export const newerOrders = mockWallet('newer-orders', {
  title: "Orders of both of Jupiter's systems; the newer ones need its test wallet",
  content: (user) => ({
    ...everydayContent(user),
    newer: {
      'active newer recurring': activeRecurring(user),
      'past newer recurring': pastRecurring(user),
      'active newer trigger': activeTriggers(user),
      'past newer trigger': pastTriggers(user),
    },
  }),
})
