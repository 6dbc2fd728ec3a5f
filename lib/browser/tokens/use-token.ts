import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Token } from '@/lib/domain/tokens/token'
import { tokensQuery, wantTokens } from './token-query'

/** Fetches the token of one mint; undefined until a service has named it, and if none does (behaviour 2.13). */
export function useToken(mint: string): Token | undefined {
  const client = useQueryClient()
  const { data: answers } = useQuery(tokensQuery)
  useEffect(() => wantTokens(client, [mint], { isLast: true }), [client, mint, answers])
  return answers?.[mint]?.token
}
