import { toSkeleton } from '@/lib/domain/tokens/look-alike'
import type { TokenState } from '@/lib/domain/tokens/token'
import { tokenSymbol } from './token-label'

/** Returns the mints of tokens whose names people confuse, each with the warning of a look-alike (behaviour 6.13). */
export function mintsWithSameNames(states: Iterable<TokenState>): ReadonlySet<string> {
  const mintsByName = new Map<string, string[]>()
  for (const { mint, token, imitates = '' } of states) {
    if (!token) continue
    const symbol = tokenSymbol(token)
    const name = `${toSkeleton(symbol) || symbol} ${imitates}`
    const mints = mintsByName.get(name)
    if (mints) mints.push(mint)
    else mintsByName.set(name, [mint])
  }
  return new Set([...mintsByName.values()].filter(({ length }) => length > 1).flat())
}
