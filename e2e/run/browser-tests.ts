import { spawnSync } from 'node:child_process'
import { ENGINES } from '../engines/find-engine'
import { ensureFreePorts, TEST_PORTS } from './free-ports'
import { ensureTestBrowser, installEngines } from './install-browser'
import { buildOnMocks } from './processes'

const options = process.argv.slice(2)
const projects = options.filter((option) => option.startsWith('--project='))

await ensureFreePorts('npm run test:browser', TEST_PORTS)
ensureTestBrowser()
installEngines(
  ENGINES.filter((name) => projects.length === 0 || projects.includes(`--project=${name}`)),
)
buildOnMocks()
const { status } = spawnSync('npx', ['playwright', 'test', ...options], { stdio: 'inherit' })
process.exit(status ?? 1)
