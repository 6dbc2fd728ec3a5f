import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { startBrowser } from '../bench/bench-browser'
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
import { sampleTradesPath } from '../../scripts/sample/sample-files'
import { interactionDelay } from './interaction-delay'
import { ordersPath } from '@/lib/view/urls/orders-url'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'

/** Fetched when it runs: a hundred packages that nothing else needs. The last that takes Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

const PAGES = {
  landing: '/',
  orders: ordersPath(SAMPLE_WALLET),
  trades: sampleTradesPath(),
}
const FORM_FACTORS = [
  { form: 'mobile', options: [] },
  { form: 'desktop', options: ['--preset=desktop'] },
] as const

/** The lowest score that passes. Pages about a wallet are `noindex`, which counts against SEO. */
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const TIMINGS = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time']

const auditSchema = z.object({
  score: z.nullable(z.number()),
  title: z.string(),
  displayValue: z.optional(z.string()),
  details: z.optional(z.object({ items: z.catch(z.array(z.record(z.string(), z.unknown())), []) })),
})
const reportSchema = z.object({
  /** How fast the machine was just then: 1,500 is a good desktop, which the slowdown is meant for. */
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.catch(z.optional(auditSchema), undefined)),
})
type Audits = z.output<typeof reportSchema>['audits']

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
  const browser = await startBrowser()
  console.log(
    '| page | performance | accessibility | best practices | SEO | LCP | CLS | TBT | INP | scripts | all files | machine |',
  )
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |')
  const misses: string[] = []
  for (const [page, path] of Object.entries(PAGES)) {
    for (const { form, options } of FORM_FACTORS) {
      const file = join(folder, `${page}-${form}.json`)
      const url = `${APP_URL}${path}`
      const { environment, categories, audits } = report(url, file, options)
      const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
      CATEGORIES.forEach((name, index) => {
        if (name === 'seo' && page !== 'landing') return
        if ((scores[index] ?? 0) < BOUNDS[name]) {
          const why = name === 'performance' ? costs(audits) : failedAudits(audits)
          misses.push(`${page}, ${form}: ${name} ${scores[index]}. ${why}`)
        }
      })
      const timings = TIMINGS.map((name) => audits[name]?.displayValue ?? '–')
      const delay = `${await interactionDelay(browser, url, form)} ms`
      const sizes = [kilobytes(audits, 'script'), kilobytes(audits, 'total')]
      const machine = Math.round(environment.benchmarkIndex)
      console.log(
        `| ${[`${page}, ${form}`, ...scores, ...timings, delay, ...sizes, machine].join(' | ')} |`,
      )
    }
  }
  await browser.close()
  for (const miss of misses) console.log(miss)
  return misses.length === 0
}

function report(url: string, file: string, options: readonly string[], attempts = 2) {
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
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function failedAudits(audits: Audits): string {
  return Object.values(audits)
    .flatMap((audit) => (audit?.score === 0 ? [audit.title] : []))
    .join(', ')
}

/** Where the time went: the main thread's work by kind, and the longest scripts. */
function costs(audits: Audits): string {
  const parts = ['mainthread-work-breakdown', 'bootup-time', 'long-tasks'].map((name) => {
    const items = audits[name]?.details?.items.slice(0, 4) ?? []
    return `${name}: ${items.map((item) => JSON.stringify(item)).join(' ')}`
  })
  return parts.join('\n  ')
}

/** What was sent of a kind of file, as packed on the wire. */
function kilobytes(audits: Audits, kind: string): string {
  const items = audits['resource-summary']?.details?.items ?? []
  const bytes = items.find(({ resourceType }) => resourceType === kind)?.transferSize
  return typeof bytes === 'number' ? `${Math.round(bytes / 1_000)} kB` : '–'
}

process.exit((await measure()) ? 0 : 1)
