import { spawnSync } from 'node:child_process'
import { ENGINES } from '../engines/find-engine'
import { ensureTestBrowser, installEngines } from './install-browser'
import { buildOnMocks } from './processes'

const options = process.argv.slice(2)
const projects = options.filter((option) => option.startsWith('--project='))

ensureTestBrowser()
installEngines(
  ENGINES.filter((name) => projects.length === 0 || projects.includes(`--project=${name}`)),
)
buildOnMocks()
const { status } = spawnSync('npx', ['playwright', 'test', ...options], { stdio: 'inherit' })
process.exit(status ?? 1)
