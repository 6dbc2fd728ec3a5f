import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'

// Every check, in the order of what it costs; all of them run, so that one failure hides no other.
const results = mkdtempSync(join(tmpdir(), 'perijove-'))
const UNIT_RESULTS = join(results, 'unit.json')
const BROWSER_RESULTS = join(results, 'browser.json')

const unitSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})
const browserSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
})

const steps: [string, string[]][] = [
  ['format', ['npx', 'prettier', '--check', '.']],
  ['lint', ['npm', 'run', 'lint']],
  ['types', ['npm', 'run', 'typecheck']],
  ['unused', ['npm', 'run', 'unused']],
  ['unit tests', ['npx', 'jest', '--json', `--outputFile=${UNIT_RESULTS}`]],
  ['build and browser tests', ['npm', 'run', 'test:browser']],
]

const failed = steps.filter(([name, [command = '', ...args]]) => {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_RESULTS },
  })
  return status !== 0
})

const unit = unitSchema.safeParse(jsonIn(UNIT_RESULTS)).data
const browser = browserSchema.safeParse(jsonIn(BROWSER_RESULTS)).data
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0)
// A suite that could not run, or a runner that left no count, is a failure too.
const failedUnit = unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1
const failedBrowser = browser ? browser.stats.unexpected + browser.stats.flaky : 1

for (const [name] of failed) console.log(`failed: ${name}`)
console.log(`tests: ${passed} passed, ${failedUnit + failedBrowser} failed`)
process.exit(failed.length === 0 ? 0 : 1)

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
