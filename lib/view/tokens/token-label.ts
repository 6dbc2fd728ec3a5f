import type { Token } from '@/lib/domain/tokens/token'

/** What a known token is called: its symbol, else its name, else its mint. Never empty. */
export function tokenSymbol({ symbol, name, address }: Token): string {
  return symbol || name || address
}
