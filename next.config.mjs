import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

const load = createJiti(import.meta.url, {
  alias: {
    '@': import.meta.dirname,
    // Next, too, gives server code this empty file. The package's default file throws.
    'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js`,
  },
})
// A wrong setting stops the build here, and the error names the setting.
await load.import('./lib/upstream/environment/public-settings.ts')
await load.import('./lib/upstream/environment/server-settings.ts')
const { SAMPLE_WALLET } = await load.import('./lib/domain/wallet/address.ts')
const { walletPath } = await load.import('./lib/view/urls/paths.ts')
const { pagePolicy } = await load.import('./app/security/content-security-policy.ts')

const noSniffing = { key: 'X-Content-Type-Options', value: 'nosniff' }
/** The headers of every response but those from /_next/static (behaviour 12.10). */
const securityHeaders = [
  // Wallet addresses are in URLs, so other sites must not learn these. 'no-referrer' would go too far: a form that
  // is sent without JavaScript would name no origin, and Next would refuse its action.
  { key: 'Referrer-Policy', value: 'same-origin' },
  noSniffing,
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  // A year, for this host alone: its owner may have other hosts on the domain.
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]
const notStored = { key: 'Cache-Control', value: 'no-store' }
/** Asks search engines to leave a response out (behaviour 11.4). */
const notIndexed = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

const ZOD = { source: './lib/domain/text/zod.ts', packed: './node_modules/.cache/perijove/zod.js' }

/**
 * Chrome compiles the functions of a script that begins with this line while the script arrives, in the background.
 * Without it, Chrome compiles each function in the main thread when the function is first called.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad\n'
/** In characters. The line made no difference in smaller scripts. */
const LARGE_SCRIPT = 50_000

/** @param {{ distDir: string }} build */
const compileLargeScriptsAhead = async ({ distDir }) => {
  const folder = join(distDir, 'static/chunks')
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue
    const script = await readFile(join(folder, name), 'utf8')
    if (script.length > LARGE_SCRIPT) await writeFile(join(folder, name), COMPILE_AHEAD + script)
  }
}

/** @type {import('next').NextConfig} */
const config = {
  // The Dockerfile copies this output: a server with all that it needs.
  ...(process.env.STANDALONE === '1' && { output: 'standalone' }),
  // No page uses next/image, so the server doesn't need 20 MB of code that scales pictures.
  images: { unoptimized: true },
  outputFileTracingExcludes: { '*': ['node_modules/sharp/**', 'node_modules/@img/**'] },
  // Otherwise Next could choose a folder above this one, if that folder has a lockfile, too.
  outputFileTracingRoot: import.meta.dirname,
  // The landing form sends BUILD, so that proxy.ts recognizes the form of an older deployment.
  env: { BUILD: randomUUID().slice(0, 8) },
  poweredByHeader: false,
  compiler: { runAfterProductionCompile: compileLargeScriptsAhead },
  reactStrictMode: true,
  // Builds for tests leave the types to `npm run typecheck`.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === '1' },
  experimental: {
    // Few large files, because each file costs half a kilobyte of headers, and small files compress less well.
    turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 20_000_000 },
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    // Without a connection, a navigation or form waits until there is one, and a prefetched page lasts as
    // long as the tab does (docs/decisions/017).
    useOffline: true,
    staleTimes: { static: 86_400 },
  },
  turbopack: {
    resolveAlias: {
      // The browser gets the same code without Node's Buffer.
      'csv-stringify/sync': { browser: 'csv-stringify/browser/esm/sync' },
    },
  },
  // All wallets but the sample wallet share a page (docs/decisions/004).
  rewrites: async () => [
    { source: walletPath(SAMPLE_WALLET), destination: '/orders/sample' },
    { source: '/orders/([^/]+)', destination: '/orders/wallet' },
  ],
  headers: async () => [
    // These headers are a kilobyte, and scripts don't need them (behaviour 12.10).
    { source: '/((?!_next/static/).*)', headers: securityHeaders },
    { source: '/_next/static/:path*', headers: [noSniffing] },
    {
      source: '/((?!_next/static/).*)',
      headers: [pagePolicy(`${import.meta.dirname}/.next/server`)],
    },
    // Every response of these routes has this header, even Next's own 405 (behaviour 12.9).
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
  // A build without development packages has no esbuild, so it holds more of zod.
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
