import { readFileSync, readdirSync } from 'node:fs'
import * as z from 'zod'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { tradesPath } from '@/lib/view/urls/trades-url'

const FOLDER = 'public/sample'
/** A page's orders, under whatever name. */
const pageSchema = z.record(
  z.string(),
  z.catch(z.array(z.object({ orderKey: z.string(), trades: z.array(z.unknown()) })), []),
)

/** Returns the trades page with all orders of the sample wallet. */
export function sampleTradesPath(): string {
  const keysOf = (kind: string) =>
    readdirSync(FOLDER)
      .filter((name) => name.startsWith(`${kind}-`))
      .flatMap((name) =>
        Object.values(
          pageSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))),
        ).flat(),
      )
      .filter(({ trades }) => trades.length > 0)
      .map(({ orderKey }) => orderKey)
  return tradesPath([
    { userAddress: SAMPLE_WALLET, recurring: keysOf('recurring'), trigger: keysOf('trigger') },
  ])
}
