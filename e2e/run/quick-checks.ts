import { exec, execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'

// Checks what differs from the last commit on main, uncommitted changes included. `npm test` checks all of it.
const CODE = /\.(ts|tsx|mjs)$/
/** More suites would take over a minute. Then only those next to the changed files run. */
const MAX_SUITES = 20
const MAX_OUTPUT_BYTES = 2 ** 26
const outputSchema = z.object({ stdout: z.string(), stderr: z.string() })

const linesOf = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Returns the last commit that this branch shares with main; the present one if there is no main. */
function lastOnMain(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      const [commit] = linesOf('git', 'merge-base', 'HEAD', branch)
      if (commit !== undefined) return commit
    } catch {
      // This clone lacks the branch.
    }
  }
  return 'HEAD'
}

const base = lastOnMain()
const changed = [
  ...linesOf('git', 'diff', '--name-only', '--diff-filter=d', base),
  ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
]
const code = changed.filter((file) => CODE.test(file))
const suites = linesOf('npx', 'jest', '--listTests', `--changedSince=${base}`)
const folders = new Set(code.map((file) => `/${dirname(file)}/`))
const run =
  suites.length <= MAX_SUITES
    ? suites
    : suites.filter((suite) => [...folders].some((folder) => suite.includes(folder)))

const quoted = (files: readonly string[]) => files.map((file) => `'${file}'`).join(' ')
const lanes = [
  [['types', 'npm run typecheck']],
  [
    ['format', `npx prettier --check --ignore-unknown ${quoted(changed)}`],
    ['lint', `npx eslint --cache --cache-location node_modules/.cache/eslint/ ${quoted(code)}`],
    ['unit tests', `npx jest --runTestsByPath ${quoted(run)}`],
  ],
] as const
const isEmpty = { types: code, format: changed, lint: code, 'unit tests': run }

const failed: string[] = []
await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command] of lane) {
      if (isEmpty[name].length === 0) continue
      const options = { maxBuffer: MAX_OUTPUT_BYTES }
      const { stdout, stderr } = await promisify(exec)(command, options).catch((error) => {
        failed.push(name)
        return outputSchema.parse(error)
      })
      console.log(`\n== ${name}\n${stdout}${stderr}`)
    }
  }),
)
console.log(
  `${changed.length} changed files, ${run.length} of ${suites.length} suites that use them`,
)
for (const name of failed) console.log(`failed: ${name}`)
process.exit(failed.length === 0 ? 0 : 1)
