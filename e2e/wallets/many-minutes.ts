import { tailTokens } from './long-tail/long-tail-tokens'
import { evenFills } from './wire/wire-fill'
import { triggerOrder } from './wire/order-builder'
import { newestFirst } from './wire/wire-order-list'
import { sampleWallet } from './wire/sample-wallet'

const PAIRS = 10
const MINUTES = 50

/** No side is a stablecoin, so that no trade gives a price. */
export const manyMinutes = sampleWallet('many-minutes', {
  title: 'Ten triggers of 50 trades each: 1,000 prices of 20 mints, none from the trades',
  content: (user) => {
    const createdAt = '2026-02-01T10:00:00Z'
    const known = tailTokens.filter(({ symbol }) => symbol !== '')
    const orders = Array.from({ length: PAIRS }, (_, pair) => {
      const [from, to] = known.slice(pair * 2)
      if (!from || !to) throw new Error('too few tokens')
      return triggerOrder({
        ...{ user, name: `pair ${pair}`, from, to, createdAt, making: String(MINUTES) },
        fills: evenFills({ createdAt, count: MINUTES, everySeconds: 3_600, input: '1' }),
      })
    })
    return { lists: { 'past trigger': newestFirst(orders) } }
  },
})
