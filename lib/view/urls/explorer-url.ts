const EXPLORER_URL = 'https://explorer.solana.com'

/** A transaction on Solana Explorer (behaviour 5.12). */
export function transactionUrl(transactionSignature: string): string {
  return `${EXPLORER_URL}/tx/${encodeURIComponent(transactionSignature)}`
}

/** A token on Solana Explorer (behaviour 5.10). */
export function tokenUrl(mint: string): string {
  return `${EXPLORER_URL}/address/${encodeURIComponent(mint)}`
}
