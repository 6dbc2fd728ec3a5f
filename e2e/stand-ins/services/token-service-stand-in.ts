import { jsonReply, type Answer, type StandInRequest } from '../request-and-answer'
import { tokensKnownTo } from './known-tokens'

/** GET /token/{mint}: one token, or 404. */
export function answerTokenService(request: StandInRequest): Answer {
  const mint = request.path.split('/').at(-1) ?? ''
  const [token] = tokensKnownTo('token-service', [mint])
  if (token === undefined) return jsonReply(404, { error: 'Token not found' })
  const { symbol, name, decimals, logoURI, isVerified } = token
  const tags = isVerified ? ['verified'] : []
  return jsonReply(200, { address: mint, symbol, name, decimals, logoURI, tags })
}
