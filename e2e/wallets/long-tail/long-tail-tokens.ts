import { pickedByNoise, repeatableNoise } from '../wire/repeatable-noise'
import { mockAddress } from '../wire/mock-address'
import { tokens, type MockToken, type TokenService } from '../wire/mock-tokens'

/** The hub tokens, with which most tokens are bought and for which they are sold. */
export const hubTokens = [tokens.SOL, tokens.USDC, tokens.USDT] as const

const TAIL_TOKENS = 294
/** A third of all 297 mints. */
const UNKNOWN_TOKENS = 99
const SYLLABLES = ['BO', 'KA', 'ZI', 'MU', 'RE', 'TO', 'LI', 'PE', 'SA', 'NU', 'DO', 'GI']
const NAME_ENDS = ['Coin', 'Inu', 'Protocol', 'on Solana', 'Finance', 'by the community']
const DECIMALS = [6, 6, 9, 9, 5, 8]
/** Pictures that the app serves itself. */
const LOGOS = Object.values(tokens).flatMap(({ logoURI }) => logoURI ?? [])
const KNOWN_TO: readonly (readonly TokenService[])[] = [
  ['token-list', 'jupiter-tokens', 'token-service'],
  ['token-list', 'jupiter-tokens', 'token-service'],
  ['jupiter-tokens', 'token-service'],
  ['jupiter-tokens'],
  ['token-list'],
]

/** Returns a symbol of 3 to 12 characters. Most are short. */
function symbolOf(number: number): string {
  const length = 3 + Math.floor(repeatableNoise(number, 1) ** 2 * 10)
  const syllables = Array.from({ length: 6 }, (_, place) =>
    pickedByNoise(SYLLABLES, number, 10 + place),
  )
  return syllables.join('').slice(0, length)
}

function tailToken(number: number): MockToken {
  const unknownBefore = (end: number) => Math.floor((end * UNKNOWN_TOKENS) / TAIL_TOKENS)
  const mint = mockAddress(`perijove long tail mint ${number}`)
  const shared = {
    mint,
    decimals: pickedByNoise(DECIMALS, number, 2),
    usd: 10 ** (repeatableNoise(number, 3) * 8 - 6),
  }
  if (unknownBefore(number + 1) > unknownBefore(number)) {
    const unknown = { symbol: '', name: '', logoURI: null, isVerified: false, isPriced: false }
    return { ...shared, ...unknown, knownTo: [] }
  }
  const symbol = symbolOf(number)
  return {
    ...shared,
    symbol,
    isPriced: true,
    name: `${symbol.charAt(0)}${symbol.slice(1).toLowerCase()} ${pickedByNoise(NAME_ENDS, number, 4)}`,
    logoURI: repeatableNoise(number, 5) < 0.2 ? null : pickedByNoise(LOGOS, number, 8),
    isVerified: repeatableNoise(number, 6) < 0.4,
    knownTo: pickedByNoise(KNOWN_TO, number, 7),
  }
}

/** The many tokens with few orders. No service knows 99 of them. */
export const tailTokens: readonly MockToken[] = Array.from({ length: TAIL_TOKENS }, (_, number) =>
  tailToken(number),
)
