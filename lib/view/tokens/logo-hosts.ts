/**
 * Hosts that token pictures may be loaded from; the Content-Security-Policy allows the same
 * (behaviour 6.9).
 */
export const LOGO_HOSTS = [
  'raw.githubusercontent.com',
  'arweave.net',
  'static.jup.ag',
  'wsrv.nl',
  'ipfs.io',
  'gateway.pinata.cloud',
  'statics.solscan.io',
  'cdn.jsdelivr.net',
  'assets.coingecko.com',
  'coin-images.coingecko.com',
  'static.raydium.io',
  'metadata.jito.network',
] as const

/**
 * Where a token's picture may be loaded from: https and a well-known host only, because tokens'
 * makers choose the address. Undefined otherwise.
 */
export function logoSource(logoURI: string | undefined): string | undefined {
  if (logoURI === undefined || !URL.canParse(logoURI)) return undefined
  const url = new URL(logoURI)
  const isAllowed = LOGO_HOSTS.some((host) => host === url.host)
  return url.protocol === 'https:' && isAllowed ? url.href : undefined
}
