import { parseArgs } from 'node:util'
import nextEnv from '@next/env'
import { CURRENCIES } from '@/lib/domain/exchange-rates/currency'
import { COST_METHODS } from '@/lib/domain/gains/cost-method'
import { isKeyText } from '@/lib/domain/text/identifier'
import { parseAddress } from '@/lib/domain/wallet/address'
import { SUMMARY_FILES } from '@/lib/view/preferences/preference-label'
import { counted } from '@/lib/view/amounts/amount-label'
import { TAX_FORMATS, TAX_PROGRAMS } from '@/lib/view/tax-files/tax-programs'
import type { ExportRequest } from './export-wallet'

const PRICED = TAX_FORMATS.filter((format) => TAX_PROGRAMS[format].hasUsd)
const HELP = `Writes the deposits and trades of a Solana wallet's Jupiter orders to standard output.

  npm run --silent export -- ADDRESS [--format FORMAT] [--summary FILE] [--prices] > file.csv

  --format FORMAT  a tax file instead of the CSV: ${TAX_FORMATS.join(', ')}
  --summary FILE   the summary in place of the trades: ${SUMMARY_FILES.join(', ')}; all but pairs always have prices
  --method METHOD  how sales find their costs in tokens, months and sales: ${COST_METHODS.join(', ')} (first in, first out)
  --currency CODE  the currency of these three files: ${CURRENCIES.join(', ')}
  --prices         adds USD prices from the trades and DefiLlama (CSV, ${PRICED.join(', ')})
  --help           prints this

JUPITER_API_KEY, a free key of Jupiter's, doubles the speed. .env.example lists the other settings.
Progress and what is missing go to standard error. Ctrl+C stops the export, and no file is written.

Exit codes: 0 the file is complete, 1 there is no file, 2 something is missing from it, 64 wrong usage.
`
const EXIT = { whole: 0, failed: 1, partial: 2, usage: 64 }
/** What a shell says of a program such as `cat` that SIGPIPE ended. Node ignores this signal. */
const READER_GONE = 141
const WRITE_EVERY_MS = 5_000

class UsageError extends Error {}

/** Parses the arguments; undefined if they ask for the help. @throws UsageError */
function parseArguments(): Omit<ExportRequest, 'onStep'> | undefined {
  const { values, positionals } = parsed()
  if (values.help) return undefined
  const [first = '', ...others] = positionals
  const parsedAddress = parseAddress(first)
  if (parsedAddress.kind !== 'address' || others.length > 0) {
    throw new UsageError('One valid Solana address is needed.')
  }
  const format = TAX_FORMATS.find((taxFormat) => taxFormat === values.format)
  if (values.format !== undefined && !format) {
    throw new UsageError(`--format must be one of ${TAX_FORMATS.join(', ')}.`)
  }
  const summary = SUMMARY_FILES.find((file) => file === values.summary)
  if (values.summary !== undefined && (!summary || format)) {
    throw new UsageError(`--summary must be one of ${SUMMARY_FILES.join(', ')}, without --format.`)
  }
  const hasGains = summary !== undefined && summary !== 'pairs'
  const method = COST_METHODS.find((costMethod) => costMethod === values.method)
  if (values.method !== undefined && (!method || !hasGains)) {
    throw new UsageError(
      `--method must be one of ${COST_METHODS.join(', ')}, with --summary tokens, months or sales.`,
    )
  }
  const currency = CURRENCIES.find((code) => code === values.currency)
  if (values.currency !== undefined && (!currency || !hasGains)) {
    throw new UsageError(
      `--currency must be one of ${CURRENCIES.join(', ')}, with --summary tokens, months or sales.`,
    )
  }
  // Without prices, some costs and gains of these files would be empty.
  const hasPrices = values.prices ?? hasGains
  if (hasPrices && format && !TAX_PROGRAMS[format].hasUsd) {
    throw new UsageError(
      `${TAX_PROGRAMS[format].name} files have no USD values: leave out --prices.`,
    )
  }
  const apiKey = process.env.JUPITER_API_KEY || undefined
  if (apiKey !== undefined && !isKeyText(apiKey)) {
    throw new UsageError('JUPITER_API_KEY is not a valid API key.')
  }
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env
  if (script === 'export' && level !== 'silent' && !process.stdout.isTTY) {
    process.stderr.write(
      'npm printed its own lines before the file. Use npm run --silent export.\n',
    )
  }
  const { address: userAddress } = parsedAddress
  return {
    userAddress,
    format,
    summary,
    method: method ?? 'average',
    currency: currency ?? 'USD',
    hasPrices,
    apiKey,
  }
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        summary: { type: 'string' },
        method: { type: 'string' },
        currency: { type: 'string' },
        prices: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Writes a line when a step begins, then every 5 seconds if the step's progress has changed. */
function progressPrinter() {
  let [progress, written] = [() => '', '']
  const write = () => {
    const text = progress()
    if (text !== written) console.error(text)
    written = text
  }
  const timer = setInterval(write, WRITE_EVERY_MS)
  return {
    onStep: (next: () => string) => {
      progress = next
      write()
    },
    end: () => clearInterval(timer),
  }
}

async function run(): Promise<number> {
  // Standard output is for the file alone.
  nextEnv.loadEnvConfig(process.cwd(), false, { info: console.error, error: console.error })
  const wanted = parseArguments()
  if (!wanted) {
    await writeOut(HELP)
    return EXIT.whole
  }
  // This import comes after the settings are loaded, because its modules read the settings when they load.
  const { exportWallet } = await import('./export-wallet')
  const { onStep, end } = progressPrinter()
  const { texts, rows, shortfalls, notes } = await exportWallet({ ...wanted, onStep }).finally(end)
  for (const text of [...notes, ...shortfalls]) console.error(text)
  await writeOut(texts.join(''))
  console.error(`${counted(rows, 'row')} written.`)
  return shortfalls.length === 0 ? EXIT.whole : EXIT.partial
}

/** Writes the file. @throws if the disk is full, or if the reader has closed the pipe */
function writeOut(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.once('error', reject)
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

/** Returns whether the reader, such as `head`, has closed the pipe. Then the rest of the file isn't wanted. */
function isReaderGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (isReaderGone(error)) process.exit(READER_GONE)
  })
}

try {
  process.exit(await run())
} catch (error) {
  if (isReaderGone(error)) process.exit(READER_GONE)
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof UsageError ? EXIT.usage : EXIT.failed)
}
