import { spawnSync } from 'node:child_process'
import { ENGINES } from '../engines/find-engine'
import { ensureFreePorts, TEST_PORTS } from './free-ports'
import { ensureTestBrowser, installEngines } from './install-browser'
import { buildOnMocks } from './processes'

/** `npm test` builds the app beside other checks, and runs the tests later. */
const STEPS = ['--build', '--built']
const options = process.argv.slice(2).filter((option) => !STEPS.includes(option))
const [step] = process.argv.slice(2).filter((option) => STEPS.includes(option))
const projects = options.filter((option) => option.startsWith('--project='))

await ensureFreePorts('npm run test:browser', TEST_PORTS)
if (step === '--build') {
  buildOnMocks()
  process.exit()
}
ensureTestBrowser()
installEngines(
  ENGINES.filter((name) => projects.length === 0 || projects.includes(`--project=${name}`)),
)
if (step === undefined) buildOnMocks()
const { status } = spawnSync('npx', ['playwright', 'test', ...options], { stdio: 'inherit' })
process.exit(status ?? 1)
