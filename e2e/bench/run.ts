import { spawnSync } from 'node:child_process'
import { ensureChromium } from '../run/install-browser'
import {
  buildOnMocks,
  endWithThisProcess,
  startApp,
  startMocks,
  untilAnswered,
} from '../run/processes'
import { APP_PORT, APP_URL, MOCKS_URL } from '../run/mock-settings'
import { startBrowser } from './bench-browser'
import { benchOptions } from './bench-options'
import { measureLanding } from './measure-landing'
import { measurePrices } from './measure-prices'
import { measureTradesScripts } from './measure-scripts'
import { measureWallet, type WalletFigures } from './measure-wallet'
import { BENCH_SIZES } from './sizes'
import { landingTable } from './tables/cost-table'
import { priceTable } from './tables/price-table'
import { walletTable, type MeasuredWallet } from './tables/wallet-table'

/** Small figures are noise in part: wallets up to so many trades are measured three times. */
const SMALL_TRADES = 1_000
const SMALL_RUNS = 3

const { most, shapes, latencies, withBuild, parts } = benchOptions(process.argv.slice(2))

ensureChromium()
if (withBuild) buildOnMocks()
endWithThisProcess([startMocks(), startApp(APP_PORT)])
await untilAnswered(`${MOCKS_URL}/wallets`)
await untilAnswered(APP_URL)

const browser = await startBrowser()
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
  encoding: 'utf8',
}).stdout.trim()
console.log(`\n${new Date().toISOString().slice(0, 10)}, commit ${commit}`)

const withTrades = parts.includes('wallets')
if (withTrades || parts.includes('orders')) {
  const sizes = BENCH_SIZES.filter((size) => size.trades <= most && shapes.includes(size.sample))
  for (const latency of latencies) {
    const measured: MeasuredWallet[] = []
    for (const size of sizes) {
      const runs: WalletFigures[] = []
      while (runs.length < (size.trades <= SMALL_TRADES ? SMALL_RUNS : 1)) {
        runs.push(await measureWallet(browser, size, { latency, withTrades }))
      }
      measured.push({ size, runs })
    }
    console.log(`\n${walletTable(measured, latency)}`)
  }
}
if (parts.includes('landing')) {
  const landing = await measureLanding(browser)
  console.log(`\n${landingTable(landing, await measureTradesScripts(browser))}`)
}
if (parts.includes('prices')) console.log(`\n${priceTable(await measurePrices(browser))}`)
await browser.close()
process.exit(0)
