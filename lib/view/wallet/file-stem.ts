/** What a file system, a shell or a sheet could take for more than a letter of a name. */
const UNSAFE = /[^\p{L}\p{M}\p{N}_.]+/gu
const AT_ENDS = /^[-.]+|[-.]+$/g

type FileOwner = { userAddress: string; walletName?: string | undefined }

/**
 * What the name of a file about a wallet begins with: its address, after the wallet's own name where
 * that is wished, in letters, digits, '_', '.' and, for all else, '-' (behaviour 22.5).
 */
export function fileStem({ userAddress, walletName }: FileOwner): string {
  const safe = (walletName ?? '').replace(UNSAFE, '-').replace(AT_ENDS, '')
  return safe === '' ? userAddress : `${safe}-${userAddress}`
}
