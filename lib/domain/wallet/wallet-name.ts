import { visibleTextUpTo } from '@/lib/domain/text/visible-text'

/** The most characters of a wallet's name, in UTF-16 units. */
export const LONGEST_WALLET_NAME = 40

/**
 * The name that a visitor gave a wallet: cleaned as a token's is, at most 40 UTF-16 units, never cut
 * inside a grapheme (behaviour 22.3). Undefined where nothing is left to see.
 */
export function walletNameOf(text: string): string | undefined {
  const name = visibleTextUpTo(LONGEST_WALLET_NAME, text)
  return name === '' ? undefined : name
}
