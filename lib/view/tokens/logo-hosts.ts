/**
 * Hosts that token pictures may be loaded from, and `*.` before one for all below it; the
 * Content-Security-Policy allows the same (behaviour 6.9). No open image proxies: they would load
 * from anywhere.
 */
export const LOGO_HOSTS = [
  'raw.githubusercontent.com',
  'arweave.net',
  // Where it redirects to.
  '*.arweave.net',
  'static.jup.ag',
  'ipfs.io',
  'gateway.pinata.cloud',
  'statics.solscan.io',
  'cdn.jsdelivr.net',
  'assets.coingecko.com',
  'coin-images.coingecko.com',
  'static.raydium.io',
  'metadata.jito.network',
] as const

/** Pictures that come with the app, for the sample wallet. */
const OWN_LOGO = /^\/sample\/logos\/[a-z]+\.svg$/

/**
 * Where a token's picture may be loaded from: https and a well-known host only, without a user name
 * or password, because tokens' makers choose the address; or this site's own pictures. Undefined
 * otherwise.
 */
export function logoSource(logoURI: string | undefined): string | undefined {
  if (logoURI !== undefined && OWN_LOGO.test(logoURI)) return logoURI
  const url = urlOf(logoURI ?? '')
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  return LOGO_HOSTS.some((host) => isOf(host, url.host)) ? url.href : undefined
}

function isOf(knownHost: string, host: string): boolean {
  return knownHost.startsWith('*.') ? host.endsWith(knownHost.slice(1)) : host === knownHost
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
