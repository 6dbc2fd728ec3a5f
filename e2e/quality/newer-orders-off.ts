import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '../run/find-chromium'
import { DEMO_PORTS, ensureFreePorts } from '../run/free-ports'
import { ensureChromium } from '../run/install-browser'
import { APP_PORT, APP_URL, MOCKS_URL } from '../run/mock-settings'
import {
  buildOnMocks,
  endWithThisProcess,
  startApp,
  startMocks,
  untilAnswered,
} from '../run/processes'
import { wallets } from '../wallets/all-wallets'
import { ordersPath } from '@/lib/view/urls/page-urls'

/** A wallet feature, a button, paths and texts that only the code of the sign-in has. */
const OF_THE_SIGN_IN = [
  ...['solana:signMessage', 'Load them with your wallet', 'trigger/v2'],
  ...['Signing moves no funds', 'Not signed'],
]
const PATHS = ['auth/challenge', 'auth/verify', 'orders/history', 'orders/history/dca']
const LINE = 'Orders placed on jup.ag since 10 March 2026 aren’t included'

// A build with NEXT_PUBLIC_NEWER_ORDERS=off has no text, route or button of the sign-in (behaviour 25.3).
await ensureFreePorts('npm run quality -- newer-orders-off', DEMO_PORTS)
ensureChromium()
buildOnMocks()
const scripts = readdirSync('.next/static', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(`.next/static/${name}`, 'utf8'))
  .join()
const leftovers = OF_THE_SIGN_IN.filter((text) => scripts.includes(text))

endWithThisProcess([startMocks(), startApp(APP_PORT)])
await untilAnswered(`${MOCKS_URL}/wallets`)
await untilAnswered(APP_URL)
for (const path of PATHS) {
  const method = path.startsWith('auth') ? 'POST' : 'GET'
  const { status } = await fetch(`${APP_URL}/upstream/jupiter/trigger/v2/${path}`, {
    method,
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  })
  if (status !== 404) leftovers.push(`${method} ${path}: ${status}`)
}

const executablePath = findChromium()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
const page = await browser.newPage()
await page.goto(`${APP_URL}${ordersPath(wallets.everyday.address)}`)
await page.getByText(LINE).waitFor()
if (await page.getByRole('button', { name: 'Load them with your wallet' }).count()) {
  leftovers.push('the button')
}
await browser.close()
console.log(leftovers.length === 0 ? 'nothing of the sign-in is there' : leftovers.join('\n'))
process.exit(leftovers.length === 0 ? 0 : 1)
