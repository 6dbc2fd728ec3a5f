import { expect, type Page, test as base } from '@playwright/test'
import * as z from 'zod'
import { keyMark } from '../stand-ins/key-mark'
import type { WalletName } from '../wallets/all-wallets'
import { APP_URL, STAND_INS_URL } from '../run/stand-in-settings'

const walletSchema = z.object({ address: z.string() })
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

type StandIns = {
  /** A fresh copy of a sample wallet, with fault counters and a call log of its own. */
  wallet: (sample: WalletName, options?: Record<string, unknown>) => Promise<string>
  /** The calls that were made for a wallet. */
  calls: (userAddress: string) => Promise<Call[]>
  /** The calls that were made with a price provider's key, in their order. */
  priceCalls: (apiKey: string) => Promise<Call[]>
}

const standIns: StandIns = {
  wallet: async (sample, options = {}) => {
    const response = await fetch(`${STAND_INS_URL}/wallets`, {
      method: 'POST',
      body: JSON.stringify({ sample, ...options }),
    })
    return walletSchema.parse(await response.json()).address
  },
  calls: async (userAddress) => {
    const response = await fetch(`${STAND_INS_URL}/calls?user=${userAddress}`)
    return callsSchema.parse(await response.json())
  },
  priceCalls: async (apiKey) => {
    const response = await fetch(`${STAND_INS_URL}/calls`)
    const calls = callsSchema.parse(await response.json())
    return calls.filter((call) => call.service === 'birdeye' && call.keyMark === keyMark(apiKey))
  },
}

/** A call that wants to leave this machine fails the test; only token pictures may be asked for. */
function noteOutsideCalls(page: Page, outside: string[]): void {
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    const isOurs = origin === APP_URL || origin === STAND_INS_URL || !protocol.startsWith('http')
    if (!isOurs && request.resourceType() !== 'image') outside.push(request.url())
  })
}

/** A test in the browser on the production build, with the stand-ins. */
export const test = base.extend<{ standIns: StandIns; noOutsideCalls: undefined }>({
  standIns: async ({}, provide) => {
    await provide(standIns)
  },
  noOutsideCalls: [
    async ({ page }, provide) => {
      const outside: string[] = []
      const crashes: string[] = []
      page.on('pageerror', (error) => crashes.push(error.message))
      noteOutsideCalls(page, outside)
      await provide(undefined)
      expect(outside, 'calls that leave this machine').toEqual([])
      expect(crashes, 'errors that no code caught').toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a wallet's orders and waits until all are read. */
export async function openOrders(page: Page, userAddress: string): Promise<void> {
  await page.goto(`/orders/${userAddress}`)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 20_000 })
}

/** Opens a wallet's orders, submits them all, and waits for the trades page. */
export async function openAllTrades(page: Page, userAddress: string): Promise<void> {
  await openOrders(page, userAddress)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: /^Displaying data for/ })).toBeVisible()
}

export { expect }
