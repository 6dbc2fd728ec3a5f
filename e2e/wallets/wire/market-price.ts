import { baseUnits } from './wire-amount'
import { repeatableNoise } from './repeatable-noise'
import type { MockToken } from './mock-tokens'

const DAY_SECONDS = 86_400
const PRICE_DECIMALS = 12

/** Returns a whole number made from a text, so that the price of every mint moves in its own way. */
function saltOf(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7)
}

function swing(token: MockToken, minute: number): number {
  if (token.symbol === 'USDC') return 0
  const salt = saltOf(token.mint)
  const days = (minute * 60) / DAY_SECONDS
  const phase = repeatableNoise(salt, 1) * 2 * Math.PI
  const slow = 0.12 * Math.sin((days * 2 * Math.PI) / 90 + phase)
  const quick = 0.03 * Math.sin((days * 2 * Math.PI) / 5 + phase * 3)
  const sum = slow + quick + 0.004 * (repeatableNoise(salt, minute) - 0.5)
  return token.symbol === 'USDT' ? sum / 300 : sum
}

/** Returns a token's price in the minute of a moment, in US dollars. It is made up, but always the same. */
export function usdPrice(token: MockToken, unixSeconds: number): number {
  const price = token.usd * (1 + swing(token, Math.floor(unixSeconds / 60)))
  return Number(price.toFixed(PRICE_DECIMALS))
}

function exactPrice(token: MockToken, unixSeconds: number): bigint {
  return baseUnits(usdPrice(token, unixSeconds).toFixed(PRICE_DECIMALS), PRICE_DECIMALS)
}

/** Returns how much of `to` an amount of `from` bought at a moment, in base units. */
export function marketOutput(
  input: bigint,
  from: MockToken,
  to: MockToken,
  unixSeconds: number,
): bigint {
  const value = input * exactPrice(from, unixSeconds) * 10n ** BigInt(to.decimals)
  return value / (exactPrice(to, unixSeconds) * 10n ** BigInt(from.decimals))
}

/** Returns what an amount of a token was worth at a moment, in base units of USDC. */
export function usdcValue(input: bigint, token: MockToken, unixSeconds: number): bigint {
  const scale = 10n ** BigInt(token.decimals + PRICE_DECIMALS - 6)
  return (input * exactPrice(token, unixSeconds)) / scale
}
