import { act, renderHook } from '@testing-library/react'
import { fileNamePreference } from '@/lib/browser/preferences/stored-preferences'
import {
  nameInFiles,
  nameWallet,
  useWalletLabel,
  useWalletLabels,
  useWalletName,
} from './named-wallets'

beforeEach(() => window.localStorage.clear())

it('a name is of its wallet, cleaned and stored; an empty one takes it away (22.3)', () => {
  const a = renderHook(() => useWalletName('A'))
  const b = renderHook(() => useWalletName('B'))
  act(() => nameWallet('A', ' Sav\u200Bings '))
  expect([a.result.current, b.result.current]).toEqual(['Savings', undefined])
  expect({ ...window.localStorage }).toEqual({ 'walletName:A': 'Savings' })
  act(() => nameWallet('A', ' '))
  expect(a.result.current).toBeUndefined()
  expect({ ...window.localStorage }).toEqual({})
})

it('what another tab named it shows at once, cleaned too (behaviour 22.4)', () => {
  const { result } = renderHook(() => useWalletName('A'))
  act(() => {
    window.localStorage.setItem('walletName:A', 'Cold\u202E store')
    window.dispatchEvent(new StorageEvent('storage', { key: 'walletName:A' }))
  })
  expect(result.current).toBe('Cold store')
})

it.each([
  ['a wallet without a name by its short address', '', { label: 'Wall…etA1', title: 'WalletA1' }],
  ['one with a name by it', 'Savings', { label: 'Savings', title: 'Savings\nWalletA1' }],
])('%s; the whole address in the title (behaviour 22.4)', (_, name, called) => {
  const { result } = renderHook(() => useWalletLabel('WalletA1'))
  act(() => nameWallet('WalletA1', name))
  expect(result.current).toEqual(called)
})

it('files have it only where that was ticked (behaviour 22.5)', () => {
  nameWallet('A', 'Savings')
  expect(nameInFiles('A')).toBeUndefined()
  fileNamePreference.choose('name')
  expect([nameInFiles('A'), nameInFiles('B')]).toEqual(['Savings', undefined])
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

it('names stay if something else empties the browser’s storage (behaviour 20.2)', () => {
  const wallets = ['WalletA1', 'WalletB2']
  const { result, rerender } = renderHook(() => useWalletLabels(wallets))
  act(() => nameWallet('WalletA1', 'Savings'))
  fileNamePreference.choose('name')
  renderHook(() => fileNamePreference.useChoice())
  window.localStorage.clear()
  rerender()
  expect(result.current).toEqual(['Savings', 'Wall…etB2'])
  expect(nameInFiles('WalletA1')).toBe('Savings')
})
