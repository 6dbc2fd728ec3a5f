/** The explorers that links lead to; the first is the default (behaviour 20.3). */
export const EXPLORERS = ['solana-explorer', 'solscan', 'orb'] as const
export type Explorer = (typeof EXPLORERS)[number]

const SITES: Record<Explorer, { url: string; tokenPath: string }> = {
  'solana-explorer': { url: 'https://explorer.solana.com', tokenPath: 'address' },
  solscan: { url: 'https://solscan.io', tokenPath: 'token' },
  orb: { url: 'https://orbmarkets.io', tokenPath: 'token' },
}

/** Returns the URL of a transaction's page on an explorer (behaviour 5.4, 20.3). */
export function transactionUrl(explorer: Explorer, transactionSignature: string): string {
  return `${SITES[explorer].url}/tx/${encodeURIComponent(transactionSignature)}`
}

/** Returns the URL of a token's page on an explorer (behaviour 5.10, 20.3). */
export function tokenUrl(explorer: Explorer, mint: string): string {
  const { url, tokenPath } = SITES[explorer]
  return `${url}/${tokenPath}/${encodeURIComponent(mint)}`
}
