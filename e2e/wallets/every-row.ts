import { hostileTokens } from './hostile-tokens'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { mockWallet } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'

const { SOL, USDC, nowhere } = tokens
const lookAlike = hostileTokens.find(({ label }) => label === 'impostor') ?? nowhere

/** Orders with a refund, an unknown token, a look-alike token, a rate far off the market, and no output. */
export const everyRow = mockWallet('every-row', {
  title: 'Every kind of row once, in five orders',
  content: (user) => ({
    lists: {
      'past recurring': newestFirst([
        recurringOrder({
          user,
          name: 'refund',
          from: USDC,
          to: SOL,
          createdAt: '2026-02-01T10:00:00Z',
          deposit: '100',
          perCycle: '25',
          closedAt: '2026-02-02T10:00:00Z',
          closedBy: 'user' as const,
          fills: [{ at: '2026-02-01T10:00:30Z', input: '25' }],
        }),
      ]),
      'active recurring': newestFirst([
        recurringOrder({
          user,
          name: 'unknown',
          from: USDC,
          to: nowhere,
          createdAt: '2026-02-03T10:00:00Z',
          type: 'price' as const,
          deposit: '60',
          perCycle: '30',
          fills: [{ at: '2026-02-03T10:00:30Z', input: '30' }],
        }),
      ]),
      'past trigger': newestFirst([
        triggerOrder({
          user,
          name: 'look-alike',
          from: lookAlike,
          to: SOL,
          making: '100',
          createdAt: '2026-02-04T10:00:00Z',
          fills: [{ at: '2026-02-04T10:00:30Z', input: '100' }],
        }),
        triggerOrder({
          user,
          name: 'far price',
          from: SOL,
          to: USDC,
          making: '5',
          taking: '5000',
          createdAt: '2026-02-05T10:00:00Z',
          fills: [{ at: '2026-02-05T10:00:30Z', input: '5' }],
        }),
        triggerOrder({
          user,
          name: 'nothing',
          from: USDC,
          to: SOL,
          making: '1',
          taking: '0.1',
          createdAt: '2026-02-06T10:00:00Z',
          fills: [{ at: '2026-02-06T10:00:30Z', input: '1', output: '0', fee: '0' }],
        }),
      ]),
    },
  }),
})
