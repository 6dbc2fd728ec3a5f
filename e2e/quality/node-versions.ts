import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureFreePorts, TEST_PORTS } from '../run/free-ports'
import { NODE_VERSIONS } from '../run/supported-node'

/** The package with Node's program itself, which the package `node` would download with an install script. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`

const STEPS = [
  ['types', 'npm run typecheck'],
  ['unit tests', 'npx jest --maxWorkers=100%'],
  [
    'build and main journey',
    'npm run test:browser -- --retries=1 --project=Chromium e2e/journeys/trades.journey.ts',
  ],
] as const
const COLUMNS = ['Node', ...STEPS.map(([name]) => name)]

type Result = { cells: readonly string[]; outcome: 'passed' | 'failed' | 'not available' }

/** Installs a version of Node into a temporary folder, runs the steps with it, and removes it. */
function tryVersion(version: number): Result {
  const folder = mkdtempSync(join(tmpdir(), 'perijove-node-'))
  try {
    const bin = installNode(version, folder)
    if (bin === undefined) {
      return { cells: [`${version}: not available as ${NODE_PACKAGE}`], outcome: 'not available' }
    }
    const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) }
    const { stdout: exact } = spawnSync('node', ['--version'], { env, encoding: 'utf8' })
    const results = STEPS.map(([name, command]) => {
      console.log(`\n== Node ${exact.trim()}: ${name}`)
      const { status } = spawnSync(command, { env, shell: true, stdio: 'inherit' })
      return status === 0 ? 'passed' : 'failed'
    })
    const outcome = results.includes('failed') ? 'failed' : 'passed'
    return { cells: [exact.trim(), ...results], outcome }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the folder with Node's program; undefined if the version has no package for this system. */
function installNode(version: number, folder: string): string | undefined {
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder]
  const { status } = spawnSync('npm', ['install', ...options, `${NODE_PACKAGE}@${version}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0 ? join(folder, 'node_modules', NODE_PACKAGE, 'bin') : undefined
}

// Runs the types, the unit tests, a build and the main journey on every version of Node that is supported.
await ensureFreePorts('npm run quality -- node-versions', TEST_PORTS)
const results = NODE_VERSIONS.map(tryVersion)
const rows = [COLUMNS, COLUMNS.map(() => '-'), ...results.map(({ cells }) => cells)]
console.log(`\n${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)
const outcomes = results.map(({ outcome }) => outcome)
process.exit(outcomes.includes('passed') && !outcomes.includes('failed') ? 0 : 1)
