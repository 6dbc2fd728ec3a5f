import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { allFiles } from '../repo/repository-files'

const PROPERTY_RUNS = 10_000
const DOMAIN = 'lib/domain'

function runs(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** The checks that are too slow for `npm test`. Each prints what it finds (docs/quality.md). */
const checks: Record<string, () => boolean> = {
  properties: () => {
    const files = allFiles().filter(
      (file) =>
        /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("from 'fast-check'"),
    )
    const env = { PROPERTY_RUNS: String(PROPERTY_RUNS) }
    return runs('npx', ['jest', '--runTestsByPath', ...files], env)
  },
  mutation: () => {
    const folders = readdirSync(DOMAIN)
      .filter((name) => name !== 'testing')
      .map((name) => `${DOMAIN}/${name}`)
    const files = ['lib/view/files', 'lib/view/routes', 'lib/view/tax-files']
    const noticed = [...folders, ...files].map((folder) =>
      runs('npx', ['stryker', 'run'], { MUTATED_FOLDER: folder }),
    )
    return noticed.every(Boolean)
  },
  'newer-orders-off': () => {
    const env = { NEXT_PUBLIC_NEWER_ORDERS: 'off' }
    return runs('npx', ['tsx', 'e2e/quality/newer-orders-off.ts'], env)
  },
  lighthouse: () => runs('npx', ['tsx', 'e2e/quality/lighthouse.ts']),
  'node-versions': () => runs('npx', ['tsx', 'e2e/quality/node-versions.ts']),
  commands: () => runs('npx', ['tsx', 'e2e/quality/commands.ts']),
  faults: () => runs('npm', ['run', 'test:browser', '--', 'e2e/faults'], { ALL_FAULTS: 'yes' }),
}

const requested = process.argv.slice(2)
// This check leaves the machine, so it runs only by its name. Its exit code says what it found.
if (requested[0] === 'services') {
  requested.splice(0, 1, 'tsx', '--conditions=react-server', 'e2e/quality/services/command.ts')
  process.exit(spawnSync('npx', requested, { stdio: 'inherit' }).status ?? 2)
}
const names = requested.length > 0 ? requested : Object.keys(checks)
const failed = names.filter((name) => {
  console.log(`\n== ${name}`)
  return !checks[name]?.()
})
for (const name of failed) console.log(`failed: ${name}`)
process.exit(failed.length === 0 ? 0 : 1)
