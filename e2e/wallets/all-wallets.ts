import { everyday } from './everyday'
import * as faulty from './faulty'
import { hostileNames } from './hostile-names'
import { large } from './large'
import { mixedPairs } from './mixed-pairs'
import { oddFields } from './odd-fields'
import { changingPages, manyPages, slow } from './paged'
import * as partlyEmpty from './partly-empty'
import { preciseAmounts } from './precise-amounts'
import { inBothLists, lostTrades, twoTradesOneTransaction } from './repeated'
import type { SampleWallet } from './wire/sample-wallet'
import { unknownToken } from './unknown-token'

/** Every wallet that the stand-ins know, by name: its address, and a line that says what it is. */
export const wallets = {
  everyday,
  'no-orders': partlyEmpty.noOrders,
  'no-triggers': partlyEmpty.noTriggers,
  'no-recurring': partlyEmpty.noRecurring,
  'one-recurring': partlyEmpty.oneRecurring,
  'mixed-pairs': mixedPairs,
  'unknown-token': unknownToken,
  'triggers-without-trades': partlyEmpty.triggersWithoutTrades,
  'rate-limited': faulty.rateLimited,
  'always-limited': faulty.alwaysLimited,
  'failing-past-recurring': faulty.failingPastRecurring,
  'failing-active-recurring': faulty.failingActiveRecurring,
  'failing-past-triggers': faulty.failingPastTriggers,
  'failing-active-triggers': faulty.failingActiveTriggers,
  'all-failing': faulty.allFailing,
  'html-answer': faulty.htmlAnswer,
  'odd-fields': oddFields,
  'in-both-lists': inBothLists,
  'two-trades-one-transaction': twoTradesOneTransaction,
  'lost-trades': lostTrades,
  'precise-amounts': preciseAmounts,
  'hostile-names': hostileNames,
  'many-pages': manyPages,
  'changing-pages': changingPages,
  large,
  slow,
} satisfies Record<string, SampleWallet>
export type WalletName = keyof typeof wallets
