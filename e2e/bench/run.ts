import { parseArgs } from 'node:util'
import * as z from 'zod'
import { DEMO_PORTS, ensureFreePorts } from '../run/free-ports'
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
import { type Figure, figuresTable } from './figures'
import { measureLanding } from './measure-landing'
import { measurePrices } from './measure-prices'
import { measureGains } from './measure-gains'
import { measureServer } from './measure-server'
import { measureWallet } from './measure-wallet'

const PARTS = ['wallets', 'landing', 'prices', 'gains', 'server'] as const
const SHAPES = ['large', 'long-tail'] as const
const SIZES = [
  { trades: 150, orders: 12, pairs: 7 },
  { trades: 1_000, orders: 60, pairs: 30 },
  { trades: 5_000, orders: 2_000, pairs: 700 },
  { trades: 20_000, orders: 2_000, pairs: 700 },
  { trades: 100_000, orders: 2_000, pairs: 700 },
]
/** Wallets up to this many trades are measured three times, because small figures are noisy. */
const SMALL_TRADES = 1_000

const { values } = parseArgs({
  options: {
    most: { type: 'string', default: '100000' },
    shape: { type: 'string', default: 'long-tail' },
    only: { type: 'string', multiple: true, default: [...PARTS] },
    'no-build': { type: 'boolean', default: false },
  },
})
const { most, shape, only } = z
  .object({
    most: z.coerce.number().int().min(1),
    shape: z.enum(SHAPES),
    only: z.array(z.enum(PARTS)),
  })
  .parse(values)

await ensureFreePorts('npm run bench', DEMO_PORTS)
ensureChromium()
if (!values['no-build']) buildOnMocks()
const app = startApp(APP_PORT)
endWithThisProcess([startMocks(), app])
await untilAnswered(`${MOCKS_URL}/wallets`)
await untilAnswered(APP_URL)

const browser = await startBrowser()
if (only.includes('wallets')) {
  const sizes = SIZES.filter(({ trades }) => trades <= most)
  const columns: Figure[][][] = []
  for (const size of sizes) {
    const runs: Figure[][] = []
    while (runs.length < (size.trades <= SMALL_TRADES ? 3 : 1)) {
      runs.push(await measureWallet(browser, { sample: shape, ...size }))
    }
    columns.push(runs)
  }
  const head = sizes.map(({ trades }) => `${trades.toLocaleString('en-US')} trades`)
  console.log(`\n${figuresTable([shape, ...head], columns)}`)
}
const single = [
  ...(only.includes('landing') ? await measureLanding(browser) : []),
  ...(only.includes('prices') ? await measurePrices(browser) : []),
  ...(only.includes('gains') ? measureGains() : []),
  ...(only.includes('server') ? await measureServer(app.pid) : []),
]
if (single.length > 0) console.log(`\n${figuresTable(['what', 'cost'], [[single]])}`)
await browser.close()
process.exit(0)
