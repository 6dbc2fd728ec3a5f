import { hostileTokens } from '../../wallets/hostile-tokens'
import { tailTokens } from '../../wallets/long-tail/long-tail-tokens'
import { tokens, type SampleToken, type TokenService } from '../../wallets/wire/sample-tokens'

const byMint = new Map(
  [...Object.values<SampleToken>(tokens), ...hostileTokens, ...tailTokens].map((token) => [
    token.mint,
    token,
  ]),
)

/** The tokens of some mints that a service knows, last first: no service keeps the order asked. */
export function tokensKnownTo(service: TokenService, mints: readonly string[]): SampleToken[] {
  const known = [...new Set(mints)].flatMap((mint) => byMint.get(mint) ?? [])
  return known.filter((token) => token.knownTo.includes(service)).reverse()
}

/** The token of a mint if the price provider knows it. */
export function pricedToken(mint: string): SampleToken | undefined {
  const token = byMint.get(mint)
  return token?.isPriced ? token : undefined
}
