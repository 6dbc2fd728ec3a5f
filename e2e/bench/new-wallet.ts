import * as z from 'zod'
import { servedOrders } from '../pages/served-events'
import { tradesLink } from '../pages/trades-page'
import { APP_URL, MOCKS_URL } from '../run/mock-settings'
import type { WalletName } from '../wallets/all-wallets'

const walletSchema = z.object({ address: z.string() })

/** The name of a mock wallet, and its size if the mock has several sizes. */
export type BenchSize = { sample: WalletName; trades?: number; orders?: number; pairs?: number }

/** Makes a wallet. Returns its address and the link to the trades page of all its orders. */
export async function newWallet(size: BenchSize): Promise<{ address: string; tradesUrl: string }> {
  const response = await fetch(`${MOCKS_URL}/wallets`, {
    method: 'POST',
    body: JSON.stringify(size),
  })
  const { address } = walletSchema.parse(await response.json())
  // At the first load, the mocks take seconds to make a wallet's pages, so that isn't measured.
  const orders = await servedOrders(address)
  return { address, tradesUrl: `${APP_URL}${tradesLink(address, orders)}` }
}
