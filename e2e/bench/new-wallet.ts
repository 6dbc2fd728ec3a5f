import * as z from 'zod'
import { STAND_INS_URL } from '../run/stand-in-settings'
import type { BenchSize } from './sizes'

const walletSchema = z.object({ address: z.string() })

/** The address of a new wallet. @param latency of each of Jupiter's answers, in milliseconds */
export async function newWallet({ orders, trades }: BenchSize, latency: number): Promise<string> {
  const response = await fetch(`${STAND_INS_URL}/wallets`, {
    method: 'POST',
    body: JSON.stringify({ sample: 'large', orders, trades, latency }),
  })
  return walletSchema.parse(await response.json()).address
}
