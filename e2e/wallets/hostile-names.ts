import { hostileTokens } from './hostile-tokens'
import { recurringOrder, triggerOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { mockWallet } from './wire/mock-wallet'
import { tokens } from './wire/mock-tokens'
import { unixSeconds, wireDate } from './wire/wire-date'

const { SOL, USDC } = tokens
const START = unixSeconds('2026-02-02T02:00:00Z')

function hostileOrder(user: string, index: number) {
  const token = hostileTokens[index]
  if (token === undefined) throw new Error(`there is no hostile token ${index}`)
  const start = START + index * 3600
  const shared = { user, name: token.label, createdAt: wireDate(start) }
  const at = wireDate(start + 60)
  return { token, shared, at }
}

/** Every second token is bought by a recurring order, and the others are sold by triggers. */
export const hostileNames = mockWallet('hostile-names', {
  title: 'Tokens with names that try to break the page or a spreadsheet',
  content: (user) => {
    const orders = hostileTokens.map((_, index) => hostileOrder(user, index))
    const bought = orders.filter((_, index) => index % 2 === 0)
    const sold = orders.filter((_, index) => index % 2 === 1)
    return {
      lists: {
        'active recurring': newestFirst(
          bought.map(({ token, shared, at }) =>
            recurringOrder({
              ...shared,
              from: USDC,
              to: token,
              deposit: '20',
              perCycle: '10',
              fills: [{ at, input: '10' }],
            }),
          ),
        ),
        'past trigger': newestFirst(
          sold.map(({ token, shared, at }) =>
            triggerOrder({
              ...shared,
              from: token,
              to: SOL,
              making: '100',
              fills: [{ at, input: '100' }],
            }),
          ),
        ),
      },
    }
  },
})
