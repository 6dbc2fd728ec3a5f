import { createJiti } from 'jiti'

const load = createJiti(import.meta.url, {
  alias: {
    '@': import.meta.dirname,
    // Empty here as in Next's own server code: outside of it the package throws.
    'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js`,
  },
})
// A wrong setting stops the build here, with its name.
const { publicSettings } = await load.import('./lib/upstream/settings/public-settings.ts')
await load.import('./lib/upstream/settings/server-settings.ts')
const { LOGO_HOSTS } = await load.import('./lib/view/tokens/logo-hosts.ts')

const isDevelopment = process.env.NODE_ENV === 'development'
const originOf = (url) => (url === undefined ? [] : [new URL(url).origin])
const { jupiterUrl, tokenListUrl, tokenServiceUrl } = publicSettings
const services = [jupiterUrl, tokenListUrl, tokenServiceUrl]

const contentSecurityPolicy = Object.entries({
  'default-src': ["'self'"],
  // Next starts its pages with inline scripts; development also evaluates code.
  'script-src': ["'self'", "'unsafe-inline'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', ...LOGO_HOSTS.map((host) => `https://${host}`)],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...services.flatMap(originOf), ...(isDevelopment ? ['ws:'] : [])],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
})
  .map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
  .join('; ')

const noSniffing = { key: 'X-Content-Type-Options', value: 'nosniff' }
/** What every page is sent with (behaviour 12.10). */
const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  // Wallet addresses stand in URLs, so no other site learns them. Not 'no-referrer': with it a form
  // sent without JavaScript names no origin, and Next refuses its action.
  { key: 'Referrer-Policy', value: 'same-origin' },
  noSniffing,
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]
/** What search engines are asked to leave out (behaviour 11.4). */
const notIndexed = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // Fewer and larger files: each costs half a kilobyte of headers and packs less well alone.
    turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 20_000_000 },
    turbopackCjsTreeShaking: true,
  },
  turbopack: {
    resolveAlias: {
      // The identicons' library loads 8 kB to turn a hue, and Node's Buffer, 7 kB, to ask one thing.
      color: { browser: './lib/browser/identicons/hue-color.cjs' },
      'next/dist/compiled/buffer': { browser: './lib/browser/identicons/no-buffer.ts' },
    },
  },
  headers: async () => [
    // A kilobyte that only pages need: each of their scripts would carry it too.
    { source: '/((?!_next/static/).*)', headers: securityHeaders },
    { source: '/_next/static/:path*', headers: [noSniffing] },
    { source: '/orders/:path*', headers: notIndexed },
    { source: '/trades/:path*', headers: notIndexed },
    { source: '/upstream/:path*', headers: notIndexed },
  ],
}

export default config
