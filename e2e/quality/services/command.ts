import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import nextEnv from '@next/env'
import { isKeyText } from '@/lib/domain/text/identifier'
import { isAddress } from '@/lib/domain/wallet/address'
import { withMadeUpNames } from '@/lib/upstream/testing/recorded/made-up-names'

const USAGE = `npm run quality -- services [--wallet ADDRESS] [--save FOLDER]
The environment may have BIRDEYE_API_KEY and JUPITER_API_KEY.
Exit codes: 0 all is as expected, 1 something differs, 2 a service is unreachable, 64 wrong usage.`
const WALLET_HINT = `lines need --wallet ADDRESS, a public address with orders. To find one, open the program of Jupiter’s
recurring orders, https://solscan.io/account/DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M, and take the signer
of a transaction that opened an order.`

function options(): { wallet?: string; save?: string } {
  try {
    const types = { wallet: { type: 'string' }, save: { type: 'string' } } as const
    const { values } = parseArgs({ options: types })
    const areKeys = [JUPITER_API_KEY, BIRDEYE_API_KEY].every((key) => isKeyText(key || '-'))
    if (areKeys && (values.wallet === undefined || isAddress(values.wallet))) return values
  } catch {
    // The error repeats the arguments, and one of them may be a key.
  }
  console.error(USAGE)
  return process.exit(64)
}

nextEnv.loadEnvConfig(process.cwd(), false, { info: console.error, error: console.error })
const { JUPITER_API_KEY, BIRDEYE_API_KEY } = process.env
const { wallet, save = '' } = options()
if (save !== '') mkdirSync(save, { recursive: true })
// This import comes after the settings are loaded, because its modules read the settings when they load.
const { askServices } = await import('./ask-services')
const rows = await askServices(wallet)
console.log('| service | call | expected | seen | verdict | if it differs |\n|-|-|-|-|-|-|')
for (const { service, call, expected, seen, verdict, otherwise } of rows) {
  console.log(`| ${[service, call, expected, seen, verdict, otherwise].join(' | ')} |`)
}
const count = rows.filter(({ needs }) => needs === '--wallet').length
console.log(wallet ? `\nWallet: ${wallet}` : `\n${count} of ${rows.length} ${WALLET_HINT}`)
for (const { call, bodies } of save === '' ? [] : rows) {
  for (const [index, body] of bodies.entries()) {
    const name = `${[...call.split(/\W+/), ...(index > 0 ? [index + 1] : [])].join('-')}.json`
    const clean = withMadeUpNames(body, [wallet, JUPITER_API_KEY, BIRDEYE_API_KEY])
    if (clean === undefined) console.log(`${name} isn’t saved, because it can’t be made anonymous.`)
    else writeFileSync(`${save}/${name}`, clean)
  }
}
const has = (verdict: string) => rows.some((row) => row.verdict === verdict)
process.exit(has('differs') ? 1 : has('unreachable') ? 2 : 0)
