/** @jest-environment node */
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { WALLET } from '@/lib/view/testing/sample-events'
import { MOST_WALLETS, tradesAsked } from './trades-asked'

const SECOND = 'So11111111111111111111111111111111111111112'
const asking = (userAddress: string, ...recurring: string[]) => ({
  ...{ userAddress, recurring, trigger: [] },
})
const NONE_LEFT_OUT = { invalid: 0, tooMany: 0, besideSample: 0 }
const first = asking(WALLET, 'A')
const second = asking(SECOND, 'B')
const sample = asking(SAMPLE_WALLET, 'S')

it.each([
  ['no wallet', [asking('', 'A')], { kind: 'no wallet' }],
  ['no valid address', [asking('0OIl', 'A'), asking('x')], { kind: 'wrong address' }],
  [
    'no order of any wallet',
    [asking('0OIl', 'A'), asking(WALLET), asking(SECOND)],
    { kind: 'no orders', userAddress: WALLET },
  ],
  ['one wallet', [first], { kind: 'trades', wallets: [first], ...NONE_LEFT_OUT }],
  ['two wallets', [first, second], { kind: 'trades', wallets: [first, second], ...NONE_LEFT_OUT }],
  [
    'a wallet without orders beside one with some: that one alone',
    [asking(WALLET), second],
    { kind: 'trades', wallets: [second], ...NONE_LEFT_OUT },
  ],
  [
    'a wrong address beside a valid one: it is counted',
    [asking('0OIl', 'A'), asking('', 'C'), second],
    { kind: 'trades', wallets: [second], ...NONE_LEFT_OUT, invalid: 1 },
  ],
  [
    'the sample wallet first: it stands alone',
    [sample, first, second],
    { kind: 'trades', wallets: [sample], ...NONE_LEFT_OUT, besideSample: 2 },
  ],
  [
    'the sample wallet behind another one: it is left out',
    [first, sample],
    { kind: 'trades', wallets: [first], ...NONE_LEFT_OUT, besideSample: 1 },
  ],
])('a link with %s (behaviour 5.17, 21.2)', (_, request, asked) => {
  expect(tradesAsked(request)).toEqual(asked)
})

it('of more wallets than can be read the first ones are shown', () => {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  const many = Array.from({ length: MOST_WALLETS + 2 }, (_, at) =>
    asking(`${SECOND.slice(0, -2)}${letters[at]}2`, 'A'),
  )
  const asked = tradesAsked(many)
  expect(asked).toMatchObject({ kind: 'trades', tooMany: 2, invalid: 0 })
  expect(asked.kind === 'trades' && asked.wallets).toEqual(many.slice(0, MOST_WALLETS))
})
