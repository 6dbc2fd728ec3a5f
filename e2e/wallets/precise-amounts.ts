import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { mockWallet } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'

const { SOL, USDC, BONK, JTO } = tokens

/** Amounts that floats can't hold, or that lead to a division by zero. */
export const preciseAmounts = mockWallet('precise-amounts', {
  title: 'The smallest and the largest amounts, sums that trip floats, nothing for something',
  content: (user) => ({
    lists: {
      'past recurring': newestFirst([
        recurringOrder({
          user,
          name: 'one unit',
          from: SOL,
          to: USDC,
          createdAt: '2026-01-01T01:00:00Z',
          deposit: '0.000000001',
          perCycle: '0.000000001',
          closedBy: 'end',
          closedAt: '2026-01-01T01:01:00Z',
          fills: [
            { at: '2026-01-01T01:00:30Z', input: '0.000000001', output: '0.000001', fee: '0' },
          ],
        }),
        recurringOrder({
          user,
          name: 'huge',
          from: JTO,
          to: SOL,
          createdAt: '2026-01-02T01:00:00Z',
          deposit: '123456789012345.123456789',
          perCycle: '123456789012345.123456789',
          closedAt: '2026-01-02T01:01:00Z',
          closedBy: 'end',
          fills: [
            {
              at: '2026-01-02T01:00:30Z',
              input: '123456789012345.123456789',
              output: '987654321098765.987654321',
            },
          ],
        }),
        recurringOrder({
          user,
          name: 'tenths',
          from: USDC,
          to: SOL,
          createdAt: '2026-01-03T01:00:00Z',
          deposit: '0.3',
          perCycle: '0.1',
          closedAt: '2026-01-03T03:02:00Z',
          closedBy: 'end',
          fills: [
            { at: '2026-01-03T01:00:30Z', input: '0.1', output: '0.1', fee: '0.2' },
            { at: '2026-01-03T02:00:30Z', input: '0.2', output: '1.1', fee: '2.2' },
          ],
        }),
      ]),
      'past trigger': newestFirst([
        triggerOrder({
          user,
          name: 'nothing',
          from: USDC,
          to: BONK,
          createdAt: '2026-01-04T01:00:00Z',
          making: '0.000001',
          taking: '0.00001',
          fills: [{ at: '2026-01-04T01:00:30Z', input: '0.000001', output: '0', fee: '0' }],
        }),
        triggerOrder({
          user,
          name: 'free',
          from: SOL,
          to: USDC,
          createdAt: '2026-01-05T01:00:00Z',
          making: '1.000000007',
          taking: '9007199254.740993',
          fills: [
            { at: '2026-01-05T01:00:30Z', input: '0.333333333', fee: '0' },
            { at: '2026-01-05T01:30:30Z', input: '0.666666674', fee: '0.000001' },
          ],
        }),
      ]),
    },
  }),
})
