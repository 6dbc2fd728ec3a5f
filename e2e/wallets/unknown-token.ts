import { evenFills } from './wire/wire-fill'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { mockWallet } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'

const { SOL, USDC, WIF, nowhere, nowhereElse } = tokens

/** Orders with an unknown output, an unknown input, and a token that only the last service knows. */
export const unknownToken = mockWallet('unknown-token', {
  title: 'Two tokens that no service knows, and one that only the last service knows',
  content: (user) => {
    const bought = '2026-02-10T08:30:00Z'
    const sold = '2026-02-20T16:45:00Z'
    const wif = '2026-03-05T12:00:00Z'
    return {
      lists: {
        'active recurring': newestFirst([
          recurringOrder({
            user,
            name: 'bought',
            from: USDC,
            to: nowhere,
            createdAt: bought,
            deposit: '90',
            perCycle: '30',
            fills: evenFills({ createdAt: bought, count: 2, everySeconds: 86_400, input: '30' }),
          }),
        ]),
        'past trigger': newestFirst([
          triggerOrder({
            user,
            name: 'sold',
            from: nowhereElse,
            to: SOL,
            createdAt: sold,
            making: '1234.567891',
            fills: [{ at: '2026-02-21T01:02:03Z', input: '1234.567891' }],
          }),
          triggerOrder({
            user,
            name: 'wif',
            from: USDC,
            to: WIF,
            createdAt: wif,
            making: '75',
            fills: evenFills({ createdAt: wif, count: 3, everySeconds: 3600, input: '25' }),
          }),
        ]),
      },
    }
  },
})
