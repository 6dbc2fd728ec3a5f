import { act, renderHook } from '@testing-library/react'
import { jupiterKeyStore, useKeyInUse } from './jupiter-key-store'

beforeEach(() => window.localStorage.clear())

it('whoever shows a way to forget the key follows its use', () => {
  const { result } = renderHook(useKeyInUse)
  expect(result.current).toBe(false)
  act(() => jupiterKeyStore.setState({ key: 'my-key' }))
  expect(result.current).toBe(true)
  act(() => jupiterKeyStore.setState({ key: undefined }))
  expect(result.current).toBe(false)
})

it.each([
  ['a remembered key is in use from the start', 'my-key', 'my-key'],
  ['without one none is', undefined, undefined],
  ['what cannot be a key is none', 'my key', undefined],
])('%s', async (_, stored, expected) => {
  if (stored !== undefined) window.localStorage.setItem('jupiterApiKey', stored)
  jest.resetModules()
  const tab = await import('./jupiter-key-store')
  expect(tab.jupiterKeyStore.getState().key).toBe(expected)
})
