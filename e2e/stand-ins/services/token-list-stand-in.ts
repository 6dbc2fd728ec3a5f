import * as z from 'zod'
import type { SampleToken } from '../../wallets/wire/sample-tokens'
import { jsonOf, jsonReply, type Answer, type StandInRequest } from '../request-and-answer'
import { tokensKnownTo } from './known-tokens'

const SOLANA_CHAIN_ID = 101
const bodySchema = z.object({ addresses: z.array(z.string()).min(1) })

function wireToken(token: SampleToken) {
  const { mint: address, name, symbol, decimals, logoURI, isVerified: verified } = token
  const tags: string[] = []
  const holders = verified ? 1_000_000 : 12
  return {
    ...{ address, chainId: SOLANA_CHAIN_ID, name, symbol, verified, decimals, holders },
    ...{ logoURI, tags },
  }
}

/** POST /v1/mints?chainId=101 */
export function answerTokenList(request: StandInRequest): Answer {
  const body = bodySchema.safeParse(jsonOf(request.body))
  if (!body.success || request.query.chainId !== String(SOLANA_CHAIN_ID)) {
    return jsonReply(400, { message: 'addresses and chainId=101 are required' })
  }
  const known = tokensKnownTo('token-list', body.data.addresses)
  return jsonReply(200, { content: known.map(wireToken) })
}
