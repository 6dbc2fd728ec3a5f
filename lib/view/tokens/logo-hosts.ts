/**
 * The hosts that may serve token pictures. The Content-Security-Policy allows them, too (behaviour 6.9). Open
 * image proxies aren't among them, because they serve pictures from anywhere.
 */
export const LOGO_HOSTS = [
  'raw.githubusercontent.com',
  'arweave.net',
  // arweave.net redirects here.
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

/** The sample wallet's pictures come with the app. */
const OWN_LOGO = /^\/sample\/logos\/[a-z]+\.svg$/

/** Returns the address of a token's picture if it may be loaded. The token's maker chooses it (behaviour 6.9). */
export function logoSource(logoURI = ''): string | undefined {
  if (OWN_LOGO.test(logoURI)) return logoURI
  try {
    const { protocol, username, password, host, href } = new URL(logoURI)
    const isPlain = protocol === 'https:' && username === '' && password === ''
    return isPlain && LOGO_HOSTS.some((knownHost) => isOf(knownHost, host)) ? href : undefined
  } catch {
    return undefined
  }
}

function isOf(knownHost: string, host: string): boolean {
  return knownHost.startsWith('*.') ? host.endsWith(knownHost.slice(1)) : host === knownHost
}
