import { exec, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { engineReport, suiteSchema } from './engine-report'
import { ensureFreePorts, TEST_PORTS } from './free-ports'

await ensureFreePorts('npm test', TEST_PORTS)

// Runs every check, the fastest first. All of them run, so that no failure hides another.
const results = mkdtempSync(join(tmpdir(), 'perijove-'))
const UNIT_RESULTS = join(results, 'unit.json')
const BROWSER_RESULTS = join(results, 'browser.json')
const MAX_OUTPUT_BYTES = 2 ** 26

const outputSchema = z.object({ stdout: z.string(), stderr: z.string() })
const unitSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})
const browserSchema = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
  suites: z.array(suiteSchema),
})

type Step = readonly [name: string, command: string]

/**
 * The checks that need only the code, and the build, in two lanes that run at the same time. Most of them use a single
 * core. The build follows the types, because both write Next's route types.
 */
const lanes: readonly (readonly Step[])[] = [
  [
    ['types', 'npm run typecheck'],
    ['build', 'node --import tsx e2e/run/browser-tests.ts --build'],
  ],
  [
    ['lint', 'npm run lint'],
    ['unused', 'npm run unused'],
    ['format', 'npx prettier --check .'],
  ],
]
/** One more than there are processors, because some tests wait for a command or a service. */
const UNIT_WORKERS = availableParallelism() + 1
const tests: readonly Step[] = [
  ['unit tests', `npx jest --maxWorkers=${UNIT_WORKERS} --json --outputFile=${UNIT_RESULTS}`],
  // A failed test is retried once and counted, because a browser may hang on a busy machine.
  ['browser tests', 'npm run test:browser -- --retries=1 --built'],
]

const run = promisify(exec)
const failed: string[] = []

/** Runs one check, and prints its whole output once it has ended. */
async function readCode([name, command]: Step): Promise<void> {
  const { stdout, stderr } = await run(command, { maxBuffer: MAX_OUTPUT_BYTES }).catch((error) => {
    failed.push(name)
    return outputSchema.parse(error)
  })
  console.log(`\n== ${name}\n${stdout}${stderr}`)
}

await Promise.all(
  lanes.map(async (lane) => {
    for (const step of lane) await readCode(step)
  }),
)
for (const [name, command] of tests) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_RESULTS },
  })
  if (status !== 0) failed.push(name)
}

const unit = unitSchema.safeParse(jsonIn(UNIT_RESULTS)).data
const browser = browserSchema.safeParse(jsonIn(BROWSER_RESULTS)).data
const flaky = browser?.stats.flaky ?? 0
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + flaky
// A suite that couldn't run, or a runner that left no count, is a failure, too.
const failedUnit = unit ? unit.numFailedTests + unit.numRuntimeErrorTestSuites : 1
const failedBrowser = browser ? browser.stats.unexpected : 1

for (const line of engineReport(browser?.suites ?? [])) console.log(line)
if (flaky > 0) console.log(`passed at the second try, to be looked at: ${flaky}`)
for (const name of failed) console.log(`failed: ${name}`)
console.log(`tests: ${passed} passed, ${failedUnit + failedBrowser} failed`)
process.exit(failed.length === 0 ? 0 : 1)

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
