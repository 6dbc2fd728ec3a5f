/** @jest-environment node */
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import {
  besideText,
  textOfWallet,
  walletLabel,
  walletPageTitle,
  walletsLabel,
  walletTitle,
} from './wallet-label'
import { WALLET } from '@/lib/view/testing/sample-events'

describe('a wallet is called (behaviour 22.4)', () => {
  it.each([
    ['without a name', undefined, '7Ytt…j2G5', WALLET],
    ['by its name', 'Savings', 'Savings', `Savings\n${WALLET}`],
  ])('%s', (_, name, label, title) => {
    expect(walletLabel(WALLET, name)).toBe(label)
    expect(walletTitle(WALLET, name)).toBe(title)
  })
})

describe('the title of a page (behaviour 11.4, 21.4, 22.4, 23.2)', () => {
  it.each<[string, 'Orders' | 'Trades', string[], string | undefined]>([
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
  it('are counted', () => {
    expect(walletsLabel(2)).toBe('2 wallets')
  })

  it.each([
    [undefined, 'Partial'],
    ['7YtF…gAsU', '7YtF…gAsU: Partial'],
  ])('a text about the wallet %s is %s', (label, text) => {
    expect(textOfWallet('Partial', label)).toBe(text)
  })

  it.each([
    [['Savings'], 'The orders submitted here are shown together with those of Savings.'],
    [['A', 'B'], 'The orders submitted here are shown together with those of 2 other wallets.'],
  ])('beside %j: %s', (labels, text) => {
    expect(besideText(labels)).toBe(text)
  })
})
