import { wallets } from '../wallets/all-wallets'
import { DEMO_PORTS, ensureFreePorts } from './free-ports'
import { buildOnMocks, endWithThisProcess, startApp, startMocks, untilAnswered } from './processes'
import { APP_PORT, APP_URL, MOCKS_URL } from './mock-settings'

await ensureFreePorts('npm run demo', DEMO_PORTS)
buildOnMocks()
endWithThisProcess([startMocks(), startApp(APP_PORT)])
await untilAnswered(`${MOCKS_URL}/wallets`)
await untilAnswered(APP_URL)

console.log(`\nPerijove is running with mock wallets: ${APP_URL}\n\nWallets to try:`)
for (const [name, { address, title }] of Object.entries(wallets)) {
  console.log(`  ${address}  ${name}: ${title}`)
}
console.log(`
'newer-orders' signs in with a test wallet: open ${MOCKS_URL}/test-wallet.js, copy all of it, and
paste it into the console of the page that shows the wallet.`)
console.log('\nPress Ctrl+C to stop.')
