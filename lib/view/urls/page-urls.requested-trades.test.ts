/** @jest-environment node */
import { MAX_WALLETS, SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { WALLET } from '@/lib/view/testing/test-events'
import { urlOf } from '@/lib/view/testing/test-urls'
import { requestedTrades, walletsOfPage } from './page-urls'

const SECOND = 'So11111111111111111111111111111111111111112'
const requestOf = (userAddress: string, ...recurring: string[]) => ({
  userAddress,
  recurring,
  trigger: [],
})
const NONE_SKIPPED = { invalid: 0, tooMany: 0, notWithSample: 0 }
const first = requestOf(WALLET, 'A')
const second = requestOf(SECOND, 'B')
const sample = requestOf(SAMPLE_WALLET, 'S')

it.each([
  ['no wallet', [requestOf('', 'A')], { kind: 'no wallet' }],
  ['no valid address', [requestOf('0OIl', 'A'), requestOf('x')], { kind: 'wrong address' }],
  [
    'no order of any wallet',
    [requestOf('0OIl', 'A'), requestOf(WALLET), requestOf(SECOND)],
    { kind: 'no orders', userAddress: WALLET },
  ],
  ['one wallet', [first], { kind: 'trades', wallets: [first], ...NONE_SKIPPED }],
  ['two wallets', [first, second], { kind: 'trades', wallets: [first, second], ...NONE_SKIPPED }],
  [
    'a wallet without orders and one with some: the second is shown',
    [requestOf(WALLET), second],
    { kind: 'trades', wallets: [second], ...NONE_SKIPPED },
  ],
  [
    'a wrong address and a valid one: the wrong one is counted',
    [requestOf('0OIl', 'A'), requestOf('', 'C'), second],
    { kind: 'trades', wallets: [second], ...NONE_SKIPPED, invalid: 1 },
  ],
  [
    'the sample wallet first: it is shown alone',
    [sample, first, second],
    { kind: 'trades', wallets: [sample], ...NONE_SKIPPED, notWithSample: 2 },
  ],
  [
    'the sample wallet after another one: the sample is skipped',
    [first, sample],
    { kind: 'trades', wallets: [first], ...NONE_SKIPPED, notWithSample: 1 },
  ],
])('a link with %s (behaviour 5.17, 21.1)', (_, request, requested) => {
  expect(requestedTrades(request)).toEqual(requested)
})

it('only the first ten wallets are shown, and the others are counted', () => {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  const many = Array.from({ length: MAX_WALLETS + 2 }, (_, at) =>
    requestOf(`${SECOND.slice(0, -2)}${letters[at]}2`, 'A'),
  )
  const requested = requestedTrades(many)
  expect(requested).toMatchObject({ kind: 'trades', tooMany: 2, invalid: 0 })
  expect(requested.kind === 'trades' && requested.wallets).toEqual(many.slice(0, MAX_WALLETS))
})

it.each([
  ['/orders/{address}', `/orders/${WALLET}?o=A&userAddress=${SECOND}&recurring=B`, [WALLET]],
  ['/orders with a wrong address', '/orders/nonsense', []],
  ['/trades without orders', `/trades?userAddress=${WALLET}`, [WALLET]],
  [
    '/trades with a wallet in the fragment',
    `/trades?userAddress=${WALLET}#trigger=1&userAddress=${SECOND}&trigger=2`,
    [WALLET, SECOND],
  ],
  ['/trades without an address', '/trades', []],
  ['another page', '/', []],
])('the wallets that %s shows', (_, path, expected) => {
  expect(walletsOfPage(urlOf(path))).toEqual(expected)
})
