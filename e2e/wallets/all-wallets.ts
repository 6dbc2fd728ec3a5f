import { everyday } from './everyday'
import { extremeTokensWallet } from './extreme-tokens'
import * as failing from './failing-lists'
import { everyRow } from './every-row'
import { hostileNames } from './hostile-names'
import { large } from './large'
import { longTail } from './long-tail/long-tail'
import { manyPages, slow } from './long-lists'
import * as few from './few-orders'
import { largeNewer, manyNewer } from './newer/many-newer-orders'
import { newerOrders } from './newer/newer-orders'
import { preciseAmounts } from './precise-amounts'
import { lostTrades } from './lost-trades'
import { twoTradesOneTransaction } from './two-trades-one-transaction'
import type { MockWallet } from './wire/mock-wallet'
import { unknownToken } from './unknown-token'

/** Every wallet that the mocks know, by name, with its address and a line about it. */
export const wallets = {
  everyday,
  'no-orders': few.noOrders,
  'one-recurring': few.oneRecurring,
  'unknown-token': unknownToken,
  'rate-limited': failing.rateLimited,
  'failing-active-triggers': failing.failingActiveTriggers,
  'all-failing': failing.allFailing,
  'unreadable-orders': few.unreadableOrders,
  'two-trades-one-transaction': twoTradesOneTransaction,
  'lost-trades': lostTrades,
  'precise-amounts': preciseAmounts,
  'every-row': everyRow,
  'hostile-names': hostileNames,
  'extreme-tokens': extremeTokensWallet,
  'many-pages': manyPages,
  large,
  'long-tail': longTail,
  slow,
  'newer-orders': newerOrders,
  'large-newer': largeNewer,
  'many-newer': manyNewer,
} satisfies Record<string, MockWallet>
export type WalletName = keyof typeof wallets
