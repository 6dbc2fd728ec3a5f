import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { ALL_CELLS } from '../faults/fault-cells'
import { faultMatrixPage, greenCells } from './fault-matrix-page'
import { mutatedFolders } from './mutated-folders'
import { mutationScore } from './mutation-section'
import { propertyFiles } from './property-files'
import { qualityPage } from './quality-page'
import {
  FAULT_RESULTS,
  makeResultFolder,
  PROPERTY_RESULTS,
  resultText,
  SOAK_RESULTS,
} from './quality-results'

/** Runs of each property. */
const PROPERTY_RUNS = 10_000
const LOWEST_MUTATION_SCORE = 90
const QUALITY_PAGE = 'docs/quality.md'

type Check = () => boolean

function runs(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return status === 0
}

const checks: Record<string, Check> = {
  properties: () => {
    rmSync(PROPERTY_RESULTS, { force: true })
    const env = { PROPERTY_RUNS: String(PROPERTY_RUNS), PROPERTY_RESULTS }
    return runs('npx', ['jest', '--runTestsByPath', ...propertyFiles()], env)
  },
  mutation: () => {
    const ran = mutatedFolders().map((folder) =>
      runs('npx', ['stryker', 'run'], { MUTATED_FOLDER: folder }),
    )
    return ran.every(Boolean) && mutationScore() >= LOWEST_MUTATION_SCORE
  },
  soak: () => runs('npx', ['jest', 'price-run-soak'], { SOAK_RESULTS }),
  looks: () =>
    runs('npm', ['run', 'test:browser', '--', 'e2e/shell/accessibility'], { ALL_LOOKS: 'yes' }),
  faults: () => {
    const env = { ALL_FAULTS: 'yes', PLAYWRIGHT_JSON_OUTPUT_NAME: FAULT_RESULTS }
    runs('npm', ['run', 'test:browser', '--', 'e2e/faults'], env)
    writeFileSync('docs/fault-matrix.md', faultMatrixPage())
    return greenCells() === ALL_CELLS.length
  },
}

// `npm run quality -- mutation` runs one of them; what the others found before stays on the page.
const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(checks)
makeResultFolder()
const failed = names.filter((name) => {
  console.log(`\n== ${name}`)
  return !checks[name]?.()
})
const page = qualityPage(PROPERTY_RUNS, resultText(QUALITY_PAGE) ?? '')
writeFileSync(QUALITY_PAGE, page)
runs('npx', ['prettier', '--write', 'docs/quality.md', 'docs/fault-matrix.md'])
for (const name of failed) console.log(`failed: ${name}`)
process.exit(failed.length === 0 ? 0 : 1)
