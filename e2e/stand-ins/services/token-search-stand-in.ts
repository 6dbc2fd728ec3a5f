import type { SampleToken } from '../../wallets/wire/sample-tokens'
import { jsonReply, type Answer, type StandInRequest } from '../request-and-answer'
import { tokensKnownTo } from './known-tokens'

const MAX_MINTS = 100

/** A token as Jupiter's search answers it. */
export function wireToken(token: SampleToken) {
  const { mint: id, name, symbol, logoURI: icon, decimals, isVerified, usd: usdPrice } = token
  const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  const tags = isVerified ? ['verified'] : []
  const updatedAt = '2026-11-01T00:00:00Z'
  return { id, name, symbol, icon, decimals, tokenProgram, isVerified, tags, usdPrice, updatedAt }
}

/** GET /tokens/v2/search: at most 100 mints, the known ones in no order. */
export function answerTokenSearch(request: StandInRequest): Answer {
  const mints = (request.query.query ?? '').split(',').filter((mint) => mint !== '')
  if (mints.length === 0) return jsonReply(400, { error: 'query is required' })
  if (mints.length > MAX_MINTS) {
    return jsonReply(400, { error: `Query exceeds the limit of ${MAX_MINTS} mints` })
  }
  return jsonReply(200, tokensKnownTo('jupiter-tokens', mints).map(wireToken))
}
