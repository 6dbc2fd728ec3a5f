import { spawnSync } from 'node:child_process'
import { ensureChromium } from './find-chromium'
import { buildOnStandIns } from './processes'

ensureChromium()
buildOnStandIns()
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
