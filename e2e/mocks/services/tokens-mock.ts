import * as z from 'zod'
import { extremeTokens } from '../../wallets/extreme-tokens'
import { hostileTokens } from '../../wallets/hostile-tokens'
import { tailTokens } from '../../wallets/long-tail/long-tail-tokens'
import { tokens, type MockToken, type TokenService } from '../../wallets/wire/mock-tokens'
import { usdPrice } from '../../wallets/wire/market-price'
import { jsonOf, jsonReply, type MockResponse, type MockRequest } from '../request-and-response'

const SOLANA_CHAIN_ID = 101
const MAX_SEARCHED_MINTS = 100

const byMint = new Map(
  [...Object.values<MockToken>(tokens), ...hostileTokens, ...extremeTokens, ...tailTokens].map(
    (token) => [token.mint, token],
  ),
)
const listBody = z.object({ addresses: z.array(z.string()).min(1) })

/**
 * Returns those of the mints' tokens that a service knows, the last one first, because no service keeps the
 * order of a request.
 */
function tokensKnownTo(service: TokenService, mints: readonly string[]): MockToken[] {
  const tokensOfMints = [...new Set(mints)].flatMap((mint) => byMint.get(mint) ?? [])
  return tokensOfMints.filter((token) => token.knownTo.includes(service)).reverse()
}

/** Returns the token of a mint; `undefined` if the price provider doesn't know it. */
export function pricedToken(mint: string): MockToken | undefined {
  const token = byMint.get(mint)
  return token?.isPriced ? token : undefined
}

const tagsOf = ({ isVerified }: MockToken) => (isVerified ? ['verified'] : [])

/** POST /v1/mints?chainId=101 */
export function tokenListResponse(request: MockRequest): MockResponse {
  const body = listBody.safeParse(jsonOf(request.body))
  if (!body.success || request.query.chainId !== String(SOLANA_CHAIN_ID)) {
    return jsonReply(400, { message: 'addresses and chainId=101 are required' })
  }
  const content = tokensKnownTo('token-list', body.data.addresses).map((token) => {
    const { mint: address, name, symbol, decimals, logoURI, isVerified: verified } = token
    const holders = verified ? 1_000_000 : 12
    return {
      address,
      chainId: SOLANA_CHAIN_ID,
      name,
      symbol,
      verified,
      decimals,
      holders,
      logoURI,
      tags: [],
    }
  })
  return jsonReply(200, { content })
}

/** Returns a token in the form of Jupiter's search. */
function searchedToken(token: MockToken) {
  const { mint: id, name, symbol, logoURI: icon, decimals, isVerified, usd: usdPrice } = token
  const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  const updatedAt = '2026-11-01T00:00:00Z'
  return {
    id,
    name,
    symbol,
    icon,
    decimals,
    tokenProgram,
    isVerified,
    tags: tagsOf(token),
    usdPrice,
    updatedAt,
  }
}

/** GET /tokens/v2/search: at most 100 mints, the known ones in any order. */
export function tokenSearchResponse(request: MockRequest): MockResponse {
  const mints = (request.query.query ?? '').split(',').filter((mint) => mint !== '')
  if (mints.length === 0) return jsonReply(400, { error: 'query is required' })
  if (mints.length > MAX_SEARCHED_MINTS) {
    return jsonReply(400, { error: `Query exceeds the limit of ${MAX_SEARCHED_MINTS} mints` })
  }
  return jsonReply(200, tokensKnownTo('jupiter-tokens', mints).map(searchedToken))
}

/** Returns Jupiter's price of a token at a time. */
function currentPrice(token: MockToken, atMs: number) {
  const { decimals } = token
  const usdPriceNow = usdPrice(token, atMs / 1_000)
  return {
    usdPrice: usdPriceNow,
    decimals,
    blockId: 371_000_000,
    liquidity: 1e6,
    priceChange24h: 1.5,
  }
}

/** GET /price/v3: at most 50 mints. A token without a price is left out. */
export function currentPricesResponse({ query, atMs }: MockRequest): MockResponse {
  const mints = (query.ids ?? '').split(',').filter((mint) => mint !== '')
  if (mints.length === 0 || mints.length > 50) return jsonReply(400, { error: '1 to 50 ids' })
  const entries = mints.flatMap((mint) => {
    const token = pricedToken(mint)
    return token ? [[mint, currentPrice(token, atMs)] as const] : []
  })
  return jsonReply(200, Object.fromEntries(entries))
}

/** GET /token/{mint}: one token. An unknown one gets {}, because Chromium writes every 404 to the console. */
export function tokenServiceResponse(request: MockRequest): MockResponse {
  const mint = request.path.split('/').at(-1) ?? ''
  const [token] = tokensKnownTo('token-service', [mint])
  if (token === undefined) return jsonReply(200, {})
  const { symbol, name, decimals, logoURI } = token
  return jsonReply(200, { address: mint, symbol, name, decimals, logoURI, tags: tagsOf(token) })
}
