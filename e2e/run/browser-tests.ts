import { spawnSync } from 'node:child_process'
import { ensureTestBrowser } from './install-browser'
import { buildOnStandIns } from './processes'

ensureTestBrowser()
buildOnStandIns()
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
