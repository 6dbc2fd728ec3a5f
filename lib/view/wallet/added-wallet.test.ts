/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/sample-orders'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { WALLET } from '@/lib/view/testing/sample-events'
import { addedWallet } from './added-wallet'

it.each([
  ['nothing yet', '', { state: 'neutral' }],
  ['no address', 'abc', { state: 'invalid', text: 'Invalid address' }],
  ['spaces only', ' ', { state: 'invalid', text: 'Invalid address' }],
  ['one that is shown', ` ${WALLET} `, { state: 'invalid', text: 'This wallet is shown already.' }],
  [
    'the sample',
    SAMPLE_WALLET,
    { state: 'invalid', text: 'The sample wallet can’t be combined with others.' },
  ],
  ['another one', ` ${SOL}`, { state: 'valid', text: 'Valid address', userAddress: SOL }],
])('a text that is %s (behaviour 21.7)', (_, text, expected) => {
  expect(addedWallet(text, [WALLET])).toMatchObject(expected)
})

it('no more than ten', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `${at}`)
  expect(addedWallet(SOL, ten)).toEqual({
    state: 'invalid',
    text: 'At most 10 wallets are shown together.',
  })
})
