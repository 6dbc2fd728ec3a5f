import * as z from 'zod'
import type { WalletName } from '../wallets/all-wallets'
import { keyMark } from '../mocks/key-mark'
import type { LimitedCaller } from '../mocks/services/gateway-limit'
import type { PriceFault } from '../mocks/services/price-faults'
import { MOCKS_URL } from '../run/mock-settings'

const walletSchema = z.object({ address: z.string() })
const waitingSchema = z.object({ waiting: z.number() })
const callsSchema = z.array(
  z.object({
    id: z.number(),
    service: z.string(),
    path: z.string(),
    query: z.record(z.string(), z.string()),
    status: z.number(),
    at: z.number(),
    hasKey: z.boolean(),
    keyMark: z.string().optional(),
  }),
)

export type Call = z.infer<typeof callsSchema>[number]

/** Calls for prices that wait for the test. */
export type HeldPrices = {
  /** Counts the calls that wait. A call that its caller ended doesn't count. */
  waiting: () => Promise<number>
  /** Releases the calls that wait, and all later ones. */
  release: () => Promise<void>
}

export type Mocks = {
  /** Makes a new copy of a mock wallet, with its own fault counters and call log. */
  wallet: (sample: WalletName, options?: Record<string, unknown>) => Promise<string>
  /** Makes Jupiter's gateway enforce its limit for calls with this User-Agent. */
  limitCaller: (caller: LimitedCaller) => Promise<void>
  /** Returns the script that registers a test wallet for this address, for `addInitScript`. */
  testWallet: (userAddress: string) => Promise<string>
  /** Returns the calls that were made for a wallet. */
  calls: (userAddress: string) => Promise<Call[]>
  /** Returns the calls that were made with a price provider's key, in sequence. */
  priceCalls: (apiKey: string) => Promise<Call[]>
  /** Lets a number of calls with a price provider's key pass. Holds the later calls until they are released. */
  holdPrices: (apiKey: string, letThrough: number) => Promise<HeldPrices>
  /** Makes calls with a price provider's key fail after some calls. Returns a function that ends the fault. */
  priceFault: (
    apiKey: string,
    answer: PriceFault['answer'],
    extent: { after: number; times?: number },
  ) => Promise<() => Promise<void>>
}

async function listCalls(search = ''): Promise<Call[]> {
  const response = await fetch(`${MOCKS_URL}/calls${search}`)
  return callsSchema.parse(await response.json())
}

/** What a test asks of the mocks. */
export const mocks: Mocks = {
  wallet: async (sample, options = {}) => {
    const body = JSON.stringify({ sample, ...options })
    const response = await fetch(`${MOCKS_URL}/wallets`, { method: 'POST', body })
    return walletSchema.parse(await response.json()).address
  },
  limitCaller: async (caller) => {
    await fetch(`${MOCKS_URL}/limited-callers`, {
      method: 'POST',
      body: JSON.stringify(caller),
    })
  },
  testWallet: async (user) => (await fetch(`${MOCKS_URL}/test-wallet.js?user=${user}`)).text(),
  calls: (userAddress) => listCalls(`?user=${userAddress}`),
  priceCalls: async (apiKey) => {
    const mark = keyMark(apiKey)
    return (await listCalls()).filter((call) => call.service === 'birdeye' && call.keyMark === mark)
  },
  priceFault: async (apiKey, answer, extent) => {
    const mark = keyMark(apiKey)
    const url = `${MOCKS_URL}/price-faults`
    const body = JSON.stringify({ keyMark: mark, answer, ...extent })
    await fetch(url, { method: 'POST', body })
    return async () => {
      await fetch(`${url}?keyMark=${mark}`, { method: 'DELETE' })
    }
  },
  holdPrices: async (apiKey, letThrough) => {
    const mark = keyMark(apiKey)
    const url = `${MOCKS_URL}/held-keys`
    await fetch(url, { method: 'POST', body: JSON.stringify({ keyMark: mark, letThrough }) })
    return {
      waiting: async () => {
        const response = await fetch(`${url}?keyMark=${mark}`)
        return waitingSchema.parse(await response.json()).waiting
      },
      release: async () => {
        await fetch(`${url}?keyMark=${mark}`, { method: 'DELETE' })
      },
    }
  },
}
