import { act, renderHook } from '@testing-library/react'
import {
  MAX_WALLET_NAME_LENGTH,
  nameWallet,
  useWalletLabel,
  useWalletLabels,
  useWalletName,
} from './named-wallets'

beforeEach(() => window.localStorage.clear())

it.each([
  ['as typed', 'Savings', 'Savings'],
  ['spaces around it', '  Cold  store ', 'Cold  store'],
  ['invisible characters', 'Sav\u200Bings\u202E\n', 'Savings'],
  ['nothing visible', ' \u200B\u2800 ', undefined],
  ['too long', 'a'.repeat(41), 'a'.repeat(MAX_WALLET_NAME_LENGTH)],
  ['a flag that would be cut', `${'a'.repeat(38)}🇨🇭`, 'a'.repeat(38)],
])('a name is cleaned and stored for its wallet: %s (behaviour 22.3)', (_, text, name) => {
  const a = renderHook(() => useWalletName('A'))
  const b = renderHook(() => useWalletName('B'))
  act(() => nameWallet('A', text))
  expect([a.result.current, b.result.current]).toEqual([name, undefined])
  expect({ ...window.localStorage }).toEqual(name === undefined ? {} : { 'walletName:A': name })
})

it('a name that another tab set shows at once, cleaned too (behaviour 22.3)', () => {
  const { result } = renderHook(() => useWalletName('A'))
  act(() => {
    window.localStorage.setItem('walletName:A', 'Cold\u202E store')
    window.dispatchEvent(new StorageEvent('storage', { key: 'walletName:A' }))
  })
  expect(result.current).toBe('Cold store')
})

it.each([
  ['the short address without a name', '', { label: 'Wall…etA1', title: 'WalletA1' }],
  ['the name if there is one', 'Savings', { label: 'Savings', title: 'Savings\nWalletA1' }],
])('a label is %s; the whole address is in the title (behaviour 22.3)', (_, name, called) => {
  const { result } = renderHook(() => useWalletLabel('WalletA1'))
  act(() => nameWallet('WalletA1', name))
  expect(result.current).toEqual(called)
})

it('several wallets are called by their names, or their short addresses (behaviour 21.4)', () => {
  const wallets = ['WalletA1', 'WalletB2']
  const { result } = renderHook(() => useWalletLabels(wallets))
  expect(result.current).toEqual(['Wall…etA1', 'Wall…etB2'])
  const before = result.current
  act(() => nameWallet('Another', 'Other'))
  expect(result.current).toBe(before)
  act(() => nameWallet('WalletB2', 'Savings'))
  expect(result.current).toEqual(['Wall…etA1', 'Savings'])
})

it('names stay if something else empties the browser’s storage (behaviour 20.1)', () => {
  const wallets = ['WalletA1', 'WalletB2']
  const { result, rerender } = renderHook(() => useWalletLabels(wallets))
  act(() => nameWallet('WalletA1', 'Savings'))
  window.localStorage.clear()
  rerender()
  expect(result.current).toEqual(['Savings', 'Wall…etB2'])
})
