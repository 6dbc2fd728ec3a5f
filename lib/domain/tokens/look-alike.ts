import { readAs } from '@/lib/domain/text/read-alike'
import type { Token } from './token'
import { WELL_KNOWN_TOKENS } from './well-known-tokens'

/** What verified tokens' symbols and names read as, and the symbol of the token they belong to. */
export type VerifiedReadings = ReadonlyMap<string, string>

const wellKnownMints = new Set<string>(WELL_KNOWN_TOKENS.map(([mint]) => mint))
const wellKnownReadings = readingsOf(
  WELL_KNOWN_TOKENS.map(([, symbol, name]) => ({
    symbol,
    readings: [readAs(symbol), readAs(name)],
  })),
)

/** The readings of the well-known tokens and of those that a service vouches for (behaviour 6.11). */
export function verifiedReadings(tokens: Iterable<Token>): VerifiedReadings {
  const verified = [...tokens].filter(({ isVerified, symbol }) => isVerified && symbol !== '')
  const named = verified.map((token) => ({ symbol: token.symbol, readings: readings(token) }))
  return new Map([...readingsOf(named), ...wellKnownReadings])
}

/**
 * The symbol of the verified token that a token's symbol or name reads like, though it is another
 * mint that nobody vouches for; undefined where there is none (behaviour 6.11).
 */
export function imitatedSymbol(token: Token, verified: VerifiedReadings): string | undefined {
  if (token.isVerified || wellKnownMints.has(token.address)) return undefined
  for (const reading of readings(token)) {
    const symbol = verified.get(reading)
    if (symbol !== undefined) return symbol
  }
  return undefined
}

const known = new WeakMap<Token, string[]>()

/** What a token's symbol and name read as, worked out once. */
function readings(token: Token): string[] {
  const found = known.get(token) ?? [readAs(token.symbol), readAs(token.name)]
  known.set(token, found)
  return found
}

function readingsOf(named: readonly { symbol: string; readings: string[] }[]): Map<string, string> {
  return new Map(
    named.flatMap(({ symbol, readings }) =>
      readings.flatMap((reading): [string, string][] =>
        reading === '' ? [] : [[reading, symbol]],
      ),
    ),
  )
}
