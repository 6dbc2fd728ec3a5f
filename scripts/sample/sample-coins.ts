import { sampleAddress } from '../../e2e/wallets/wire/sample-address'
import { type SampleToken, tokens } from '../../e2e/wallets/wire/sample-tokens'

const NOT_VOUCHED_FOR = { logoURI: null, isVerified: false, isPriced: false } as const

function smallToken(symbol: string, name: string, usd: number): SampleToken {
  const mint = sampleAddress(`perijove sample mint ${symbol}`)
  return { ...NOT_VOUCHED_FOR, mint, symbol, name, decimals: 6, knownTo: ['jupiter-tokens'], usd }
}

/** The tokens of the sample wallet: well-known ones and three others. */
export const coins = {
  SOL: tokens.SOL,
  USDC: tokens.USDC,
  USDT: tokens.USDT,
  JUP: tokens.JUP,
  BONK: tokens.BONK,
  JTO: tokens.JTO,
  WIF: tokens.WIF,
  /** A small token: Birdeye has its price, DefiLlama doesn't. */
  IOCAT: { ...smallToken('IOCAT', 'Io Cat', 0.0042), isPriced: true },
  /** It looks like a verified token, but has another mint. */
  lookAlike: smallToken('JUP', 'Jupiter', 0.0031),
  /** No service knows this token. */
  unknown: { ...tokens.nowhere, mint: sampleAddress('perijove sample mint unknown') },
}

/** Returns whether DefiLlama has prices of a token. */
export function isOnDefillama(token: SampleToken): boolean {
  return token.isPriced && token !== coins.IOCAT
}
