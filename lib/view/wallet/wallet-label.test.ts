/** @jest-environment node */
import { SOL } from '@/lib/domain/testing/test-orders'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import {
  addedWallet,
  addWalletText,
  SAMPLE_ALONE,
  textOfWallet,
  walletPageTitle,
} from './wallet-label'
import { WALLET } from '@/lib/view/testing/test-events'

describe('the title of a page (behaviour 11.4, 22.3, 23.1)', () => {
  it.each<[string, 'Orders' | 'Trades', string[] | undefined, string | undefined]>([
    ['Orders · Perijove', 'Orders', undefined, undefined],
    ['Invalid address · Perijove', 'Orders', [], undefined],
    ['Orders of 7Ytt…j2G5 · Perijove', 'Orders', [WALLET], undefined],
    ['Orders of Savings · Perijove', 'Orders', [WALLET], 'Savings'],
    ['Orders of the sample wallet · Perijove', 'Orders', [SAMPLE_WALLET], undefined],
    ['Trades · Perijove', 'Trades', [WALLET], undefined],
    ['Trades · Perijove', 'Trades', [], undefined],
    ['Trades of Savings · Perijove', 'Trades', [WALLET], 'Savings'],
    ['Trades of 2 wallets · Perijove', 'Trades', [WALLET, SAMPLE_WALLET], 'Savings'],
  ])('%s', (title, page, wallets, name) => {
    expect(walletPageTitle(page, wallets, name)).toBe(title)
  })
})

describe('several wallets (behaviour 21.4, 21.6, 21.7)', () => {
  it.each([
    [undefined, 'Partial'],
    ['7YtF…gAsU', '7YtF…gAsU: Partial'],
    ['مدخرات', '\u2068مدخرات\u2069: Partial'],
  ])('a text about the wallet %s is %s', (label, text) => {
    expect(textOfWallet('Partial', label)).toBe(text)
  })

  it.each([
    [['Savings'], 'These orders will be shown with Savings.'],
    [['A', 'B'], 'These orders will be shown with 2 other wallets.'],
  ])('to be shown with %j: %s', (labels, text) => {
    expect(addWalletText(labels)).toBe(text)
  })
})

it.each([
  ['empty', '', { state: 'neutral' }],
  ['not an address', 'abc', { state: 'invalid', text: 'Invalid address' }],
  ['spaces only', ' ', { state: 'invalid', text: 'Invalid address' }],
  ['a shown wallet', ` ${WALLET} `, { state: 'invalid', text: 'This wallet is already shown' }],
  ['the sample wallet', SAMPLE_WALLET, { state: 'invalid', text: SAMPLE_ALONE }],
  [
    'a name',
    'toly.sol',
    { state: 'invalid', text: 'Names aren’t supported. Paste the wallet’s address.' },
  ],
  ['a link to a shown wallet', `solana:${WALLET}`, { text: 'This wallet is already shown' }],
  ['another address', ` \u200b${SOL}`, { state: 'valid', text: 'Valid address', userAddress: SOL }],
])('a text that is %s (behaviour 21.7)', (_, text, expected) => {
  expect(addedWallet(text, [WALLET])).toMatchObject(expected)
})

describe('up to ten wallets (behaviour 21.7)', () => {
  const wallets = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)

  it.each([
    ['ten: no more', wallets(10), { state: 'invalid', text: 'You can show up to 10 wallets' }],
    ['nine: one more', wallets(9), { state: 'valid' }],
    // The orders page lists its own wallet among those to show.
    ['nine, one of them named twice: one more', ['0', ...wallets(9)], { state: 'valid' }],
  ])('%s', (_, addresses, expected) => {
    expect(addedWallet(SOL, addresses)).toMatchObject(expected)
  })
})
