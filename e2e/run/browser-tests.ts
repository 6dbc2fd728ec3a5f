import { spawnSync } from 'node:child_process'
import { ensureTestBrowser } from './install-browser'
import { buildOnMocks } from './processes'

ensureTestBrowser()
buildOnMocks()
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
