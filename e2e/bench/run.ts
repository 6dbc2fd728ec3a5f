import { spawnSync } from 'node:child_process'
import { ensureChromium } from '../run/find-chromium'
import {
  buildOnStandIns,
  endWithThisProcess,
  startApp,
  startStandIns,
  untilAnswered,
} from '../run/processes'
import { APP_PORT, APP_URL, STAND_INS_URL } from '../run/stand-in-settings'
import { startBrowser } from './bench-browser'
import { costTable } from './cost-table'
import { measureLanding } from './measure-landing'
import { measureRoutes } from './measure-routes'
import { measureTradesScripts } from './measure-scripts'
import { measureWallet } from './measure-wallet'
import { BENCH_SIZES } from './sizes'
import { walletTable } from './wallet-table'

const [most = '100000', withBuild = 'build'] = process.argv.slice(2)

ensureChromium()
if (withBuild === 'build') buildOnStandIns()
const app = startApp(APP_PORT)
endWithThisProcess([startStandIns(), app])
await untilAnswered(`${STAND_INS_URL}/wallets`)
await untilAnswered(APP_URL)

const browser = await startBrowser()
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
  encoding: 'utf8',
}).stdout.trim()
console.log(`\n${new Date().toISOString().slice(0, 10)}, commit ${commit}`)
for (const latency of [0, 100]) {
  const figures = []
  for (const size of BENCH_SIZES.filter(({ trades }) => trades <= Number(most))) {
    figures.push({ size, ...(await measureWallet(browser, size, latency)) })
  }
  console.log(`\n${walletTable(figures, latency)}`)
}
const landing = await measureLanding(browser)
const tradesScripts = await measureTradesScripts(browser)
const routes = await measureRoutes(app.pid)
console.log(`\n${costTable(landing, tradesScripts, routes)}`)
await browser.close()
process.exit(0)
