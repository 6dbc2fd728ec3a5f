import { wallets } from '../wallets/all-wallets'
import {
  buildOnStandIns,
  endWithThisProcess,
  startApp,
  startStandIns,
  untilAnswered,
} from './processes'
import { APP_PORT, APP_URL, STAND_INS_URL } from './stand-in-settings'

buildOnStandIns()
endWithThisProcess([startStandIns(), startApp(APP_PORT)])
await untilAnswered(`${STAND_INS_URL}/wallets`)
await untilAnswered(APP_URL)

console.log(`\nPerijove is running with sample wallets: ${APP_URL}\n\nWallets to try:`)
for (const [name, { address, title }] of Object.entries(wallets)) {
  console.log(`  ${address}  ${name}: ${title}`)
}
console.log('\nPress Ctrl+C to stop.')
