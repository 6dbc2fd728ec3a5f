import * as z from 'zod'
import { servedOrders } from '../pages/served-events'
import { tradesLink } from '../pages/trades-page'
import { APP_URL, MOCKS_URL } from '../run/mock-settings'
import type { WalletName } from '../wallets/all-wallets'
import type { BenchSize } from './sizes'

const walletSchema = z.object({ address: z.string() })

/** A new wallet: its address, and the link to the trades page of all its orders. */
export type BenchWallet = { address: string; tradesUrl: string }

/** A new wallet. @param latency of each of Jupiter's answers, in milliseconds */
export async function newWallet(
  size: BenchSize | { sample: WalletName },
  latency: number,
): Promise<BenchWallet> {
  const response = await fetch(`${MOCKS_URL}/wallets`, {
    method: 'POST',
    body: JSON.stringify({ ...size, latency }),
  })
  const { address } = walletSchema.parse(await response.json())
  // Once read, its pages are made: the mocks need seconds for them, the services do not.
  const orders = await servedOrders(address)
  return { address, tradesUrl: `${APP_URL}${tradesLink(address, orders)}` }
}
