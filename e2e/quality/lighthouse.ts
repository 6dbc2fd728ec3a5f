import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../run/find-chromium'
import { ensureChromium } from '../run/install-browser'
import { APP_PORT, APP_URL, MOCKS_URL } from '../run/mock-settings'
import {
  buildOnMocks,
  endWithThisProcess,
  startApp,
  startMocks,
  untilAnswered,
} from '../run/processes'
import { sampleTradesPath } from '../run/sample-pages'
import { ordersPath } from '@/lib/view/urls/orders-url'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'

/** Fetched when it runs: a hundred packages that nothing else needs. The last that takes Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const PAGES = {
  landing: '/',
  orders: ordersPath(SAMPLE_WALLET),
  trades: sampleTradesPath(),
}
const FORM_FACTORS = { mobile: [], desktop: ['--preset=desktop'] }

/** The lowest score that passes. Pages about a wallet are `noindex`, which counts against SEO. */
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof BOUNDS

type Report = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { score: number | null; displayValue?: string; title: string } | undefined>
}

/**
 * Measures landing, orders and trades of the sample wallet on the production build, mobile and desktop,
 * and prints a table.
 * @returns whether all scores are within their bounds
 */
async function measure(): Promise<boolean> {
  ensureChromium()
  if (!process.argv.includes('--no-build')) buildOnMocks()
  endWithThisProcess([startMocks(), startApp(APP_PORT)])
  await untilAnswered(`${MOCKS_URL}/wallets`)
  await untilAnswered(APP_URL)

  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  console.log('| page | performance | accessibility | best practices | SEO | LCP | CLS | TBT |')
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
  const misses: string[] = []
  for (const [page, path] of Object.entries(PAGES)) {
    for (const [form, options] of Object.entries(FORM_FACTORS)) {
      const file = join(folder, `${page}-${form}.json`)
      const { categories, audits } = report(`${APP_URL}${path}`, file, options)
      const names: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']
      const scores = names.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
      names.forEach((name, index) => {
        if (name === 'seo' && page !== 'landing') return
        if ((scores[index] ?? 0) < BOUNDS[name]) {
          misses.push(`${page}, ${form}: ${name} ${scores[index]}. ${failedAudits(audits)}`)
        }
      })
      const timings = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']
      const values = timings.map((name) => audits[name]?.displayValue ?? '–')
      console.log(`| ${[`${page}, ${form}`, ...scores, ...values].join(' | ')} |`)
    }
  }
  for (const miss of misses) console.log(miss)
  return misses.length === 0
}

function report(url: string, file: string, options: readonly string[], attempts = 2): Report {
  const { status } = spawnSync(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`],
      ...['--chrome-flags=--headless=new --no-sandbox', ...options],
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  // On a busy machine Chromium sometimes gives no trace of the navigation.
  if (status !== 0 && attempts > 1) return report(url, file, options, attempts - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function failedAudits(audits: Report['audits']): string {
  return Object.values(audits)
    .flatMap((audit) => (audit?.score === 0 ? [audit.title] : []))
    .join(', ')
}

process.exit((await measure()) ? 0 : 1)
