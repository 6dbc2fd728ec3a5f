import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { startBrowser } from '../bench/bench-browser'
import { findChromium } from '../run/find-chromium'
import { DEMO_PORTS, ensureFreePorts } from '../run/free-ports'
import { ensureChromium } from '../run/install-browser'
import { APP_PORT, APP_URL, MOCKS_URL } from '../run/mock-settings'
import {
  buildOnMocks,
  endWithThisProcess,
  startApp,
  startMocks,
  untilAnswered,
} from '../run/processes'
import { median } from '../bench/figures'
import { newWallet } from '../bench/new-wallet'
import { interactionDelay } from './interaction-delay'
import { ordersPath } from '@/lib/view/urls/page-urls'

/**
 * The last version that runs on Node 20. npx downloads it, because nothing else needs its hundred packages.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Each figure is the median of `visits` visits. */
const FORM_FACTORS = [
  { form: 'mobile', options: [], visits: 5 },
  { form: 'desktop', options: ['--preset=desktop'], visits: 1 },
] as const
/**
 * A button that scrolls out from under the sticky bar with 'Submit' counts as too small while it is half covered.
 * `e2e/shell/accessibility.spec.ts` checks the sizes of buttons.
 */
const SKIPPED_AUDITS = '--skip-audits=target-size'
/** This wallet is so long that only the rows near the window are rendered. */
const LONG_WALLET = { sample: 'long-tail', trades: 5_000 } as const

/** The lowest scores that pass. SEO counts for the landing page only, because wallet pages are `noindex`. */
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMINGS = {
  'largest-contentful-paint': 0,
  'cumulative-layout-shift': 3,
  'total-blocking-time': 0,
}

const auditSchema = z.object({
  score: z.nullable(z.number()),
  title: z.string(),
  numericValue: z.optional(z.number()),
  details: z.optional(z.object({ items: z.catch(z.array(z.record(z.string(), z.unknown())), []) })),
})
const reportSchema = z.object({
  /** The speed of the machine during the visit. Lighthouse's slowdown assumes a good desktop, with 1,500. */
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.catch(z.optional(auditSchema), undefined)),
})
type Audits = z.output<typeof reportSchema>['audits']

/**
 * Measures landing, orders and trades of the wallet `everyday` on the production build, mobile and desktop,
 * and prints a table. Then it measures the slowest input on the trades page of a long wallet.
 * @returns whether all scores are within their bounds
 */
async function measure(): Promise<boolean> {
  await ensureFreePorts('npm run quality -- lighthouse', DEMO_PORTS)
  ensureChromium()
  if (!process.argv.includes('--no-build')) buildOnMocks()
  endWithThisProcess([startMocks(), startApp(APP_PORT)])
  await untilAnswered(`${MOCKS_URL}/wallets`)
  await untilAnswered(APP_URL)

  const { address, tradesUrl } = await newWallet({ sample: 'everyday' })
  const pages = { landing: APP_URL, orders: `${APP_URL}${ordersPath(address)}`, trades: tradesUrl }
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const browser = await startBrowser()
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP in ms | CLS | TBT in ms | INP | scripts | all files | machine |',
  )
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |')
  const misses: string[] = []
  for (const [page, url] of Object.entries(pages)) {
    for (const { form, options, visits } of FORM_FACTORS) {
      const reports = Array.from({ length: visits }, (_, visit) =>
        report(url, join(folder, `${page}-${form}-${visit}.json`), options),
      )
      const medianOf = (figure: (visit: (typeof reports)[number]) => number | null | undefined) =>
        median(reports.map((visit) => figure(visit) ?? 0))
      const scores = CATEGORIES.map((name) =>
        Math.round(medianOf(({ categories }) => categories[name]?.score) * 100),
      )
      CATEGORIES.forEach((name, index) => {
        if (name === 'seo' && page !== 'landing') return
        if ((scores[index] ?? 0) < BOUNDS[name]) {
          const { audits } = reports[0] ?? { audits: {} }
          const why = name === 'performance' ? costs(audits) : failedAudits(audits)
          misses.push(`${page}, ${form}: ${name} ${scores[index]}. ${why}`)
        }
      })
      const timings = Object.entries(TIMINGS).map(([name, decimals]) =>
        medianOf(({ audits }) => audits[name]?.numericValue).toFixed(decimals),
      )
      const delay = `${await interactionDelay(browser, url, form)} ms`
      const sizes = ['script', 'total'].map((kind) =>
        kilobytes(medianOf(({ audits }) => bytesOf(audits, kind))),
      )
      const machine = Math.round(medianOf(({ environment }) => environment.benchmarkIndex))
      console.log(
        `| ${[`${page}, ${form}`, ...scores, ...timings, delay, ...sizes, machine].join(' | ')} |`,
      )
    }
  }
  const long = await newWallet(LONG_WALLET)
  const longDelay = await interactionDelay(browser, long.tradesUrl, 'mobile')
  console.log(`INP, trades page of ${LONG_WALLET.trades} trades, mobile: ${longDelay} ms`)
  await browser.close()
  for (const miss of misses) console.log(miss)
  return misses.length === 0
}

function report(url: string, file: string, options: readonly string[], attempts = 4) {
  const { status } = spawnSync(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`],
      ...['--chrome-flags=--headless=new --no-sandbox', SKIPPED_AUDITS, ...options],
    ],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  // On a busy machine Chromium sometimes records no trace of the navigation.
  if (status !== 0 && attempts > 1) return report(url, file, options, attempts - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}`)
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function failedAudits(audits: Audits): string {
  return Object.values(audits)
    .flatMap((audit) => (audit?.score === 0 ? [audit.title] : []))
    .join(', ')
}

/** Returns where the time went: the main thread's work by kind, and the longest scripts. */
function costs(audits: Audits): string {
  const parts = ['mainthread-work-breakdown', 'bootup-time', 'long-tasks'].map((name) => {
    const items = audits[name]?.details?.items.slice(0, 4) ?? []
    return `${name}: ${items.map((item) => JSON.stringify(item)).join(' ')}`
  })
  return parts.join('\n  ')
}

/** Returns how many bytes of a kind of file were sent, compressed. */
function bytesOf(audits: Audits, kind: string): number {
  const items = audits['resource-summary']?.details?.items ?? []
  return Number(items.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0)
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000)} kB`
}

process.exit((await measure()) ? 0 : 1)
