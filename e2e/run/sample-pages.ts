import { readFileSync, readdirSync } from 'node:fs'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { tradesPath } from '@/lib/view/urls/trades-url'

const FOLDER = 'public/sample'

/** Returns the trades page with all orders of the sample wallet. */
export function sampleTradesPath(): string {
  const keysOf = (kind: string) => {
    const files = readdirSync(FOLDER).filter((name) => name.startsWith(`${kind}-`))
    const texts = files.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'))
    // A trade names its order again.
    return [
      ...new Set([...texts.join().matchAll(/"orderKey":"(\w+)"/g)].map(([, key = '']) => key)),
    ]
  }
  return tradesPath([
    { userAddress: SAMPLE_WALLET, recurring: keysOf('recurring'), trigger: keysOf('trigger') },
  ])
}
