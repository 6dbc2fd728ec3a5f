import { jupiterKeyStore, senderWith, withJupiter } from '@/lib/browser/jupiter/jupiter-calls'
import type { JupiterSender } from '@/lib/upstream/jupiter/jupiter-fetch'
import type { JupiterCalls } from '@/lib/upstream/jupiter/jupiter-limit'

/** One a key, for as long as the tab is open. */
const senders = new Map<string | undefined, JupiterSender>()

/**
 * Does some work with Jupiter's calls, as `withJupiter`. They go straight or through our proxy as newer
 * orders' own first call was answered (behaviour 25.1).
 */
export function withNewerOrders<T>(
  signal: AbortSignal,
  work: (calls: Pick<JupiterCalls, 'call'>, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withJupiter(signal, ({ call }, attempt) => {
    const { key } = jupiterKeyStore.getState()
    const sender = senders.get(key) ?? senderWith(key, 'newer')
    senders.set(key, sender)
    return work({ call: (each) => call({ ...each, sender }) }, attempt)
  })
}
