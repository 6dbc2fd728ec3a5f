import { randomUUID } from 'node:crypto'
import { createJiti } from 'jiti'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const load = createJiti(import.meta.url, {
  alias: {
    '@': import.meta.dirname,
    // Empty here as in Next's own server code: outside of it the package throws.
    'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js`,
  },
})
// A wrong setting stops the build here, with its name.
await load.import('./lib/upstream/settings/public-settings.ts')
await load.import('./lib/upstream/settings/server-settings.ts')
const { SAMPLE_WALLET } = await load.import('./lib/domain/wallet/address.ts')
const { walletPath } = await load.import('./lib/view/urls/paths.ts')
const { pagePolicy } = await load.import('./app/security/content-security-policy.ts')

const noSniffing = { key: 'X-Content-Type-Options', value: 'nosniff' }
/** What every page is sent with (behaviour 12.10). */
const securityHeaders = [
  // Wallet addresses are in URLs, so no other site may learn them. Not 'no-referrer': with it a form
  // sent without JavaScript names no origin, and Next refuses its action.
  { key: 'Referrer-Policy', value: 'same-origin' },
  noSniffing,
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // A year, for this host alone: its owner may have other hosts on the domain.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]
const notStored = { key: 'Cache-Control', value: 'no-store' }
/** What search engines are asked to leave out (behaviour 11.4). */
const notIndexed = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

const ZOD = { source: './lib/domain/text/zod.ts', packed: './node_modules/.cache/perijove/zod.js' }

/** @type {import('next').NextConfig} */
const config = {
  // What the Dockerfile copies: a server with all that it needs.
  ...(process.env.STANDALONE === '1' && { output: 'standalone' }),
  // 20 MB of picture scaling that no page uses: there is no next/image.
  images: { unoptimized: true },
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
  // Not a folder above this one that happens to have a lockfile, too.
  outputFileTracingRoot: import.meta.dirname,
  // The landing form names it, so that proxy.ts knows the form of an older deployment.
  env: { BUILD: randomUUID() },
  poweredByHeader: false,
  reactStrictMode: true,
  // Builds for tests leave the types to `npm run typecheck`.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === '1' },
  experimental: {
    // Fewer and larger files: each costs half a kilobyte of headers and packs less well alone.
    turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 20_000_000 },
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    // A navigation or form without a connection waits for it, and what was fetched ahead serves as
    // long as the tab does: docs/decisions/017.
    useOffline: true,
    staleTimes: { static: 86_400 },
  },
  turbopack: {
    resolveAlias: {
      // The same code for both, without Node's Buffer.
      'csv-stringify/sync': { browser: 'csv-stringify/browser/esm/sync' },
    },
  },
  // All wallets share a page (docs/decisions/004).
  rewrites: async () => [
    { source: walletPath(SAMPLE_WALLET), destination: '/orders/sample' },
    { source: '/orders/([^/]+)', destination: '/orders/wallet' },
  ],
  headers: async () => [
    // A kilobyte that only pages need: each of their scripts would carry it too.
    { source: '/((?!_next/static/).*)', headers: securityHeaders },
    { source: '/_next/static/:path*', headers: [noSniffing] },
    {
      source: '/((?!_next/static/).*)',
      headers: [pagePolicy(`${import.meta.dirname}/.next/server`)],
    },
    // Whatever these routes answer, Next's own 405 among it (behaviour 12.9).
    ...['/trades/csv', '/trades/fetch-usd-prices', '/upstream/:path*'].map((source) => ({
      source,
      headers: [notStored],
    })),
    { source: '/orders/:path*', headers: notIndexed },
    { source: '/trades/:path*', headers: notIndexed },
    { source: '/upstream/:path*', headers: notIndexed },
  ],
}

/** @param {string} phase */
const configOf = async (phase) => {
  if (phase !== PHASE_PRODUCTION_BUILD) return config
  // A build without packages for development has all of zod that Turbopack keeps.
  const esbuild = await import('esbuild').catch(() => undefined)
  if (!esbuild) return config
  await esbuild.build({
    entryPoints: [ZOD.source],
    outfile: ZOD.packed,
    bundle: true,
    format: 'esm',
  })
  const zod = { '@/lib/domain/text/zod': { browser: ZOD.packed } }
  const resolveAlias = { ...config.turbopack.resolveAlias, ...zod }
  return { ...config, turbopack: { resolveAlias } }
}

export default configOf
