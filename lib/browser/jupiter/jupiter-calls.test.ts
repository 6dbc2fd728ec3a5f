import { QueryClient } from '@tanstack/react-query'
import { jupiterKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { replaceServices } from '@/lib/browser/cache/cache-services'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import { callsWith, jupiterCalls, withJupiter } from './jupiter-calls'

const { signal } = new AbortController()
const client = new QueryClient()
const setKey = (key: string) => jupiterKeyStorage.keep(key, false)

beforeEach(() => jupiterKeyStorage.remove())

/** Work that ends on demand; `begun` has the `calls` that each start got. */
function heldWork() {
  const begun: unknown[] = []
  let end = () => {}
  const work = (calls: unknown, workSignal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      begun.push(calls)
      end = () => resolve('done')
      workSignal.addEventListener('abort', () => reject(workSignal.reason))
    })
  return { begun, work, end: () => end() }
}

it('each key has its own calls, and so its own limit', () => {
  const keyless = jupiterCalls()
  setKey('my-key')
  expect(jupiterCalls()).not.toBe(keyless)
  expect(jupiterCalls()).toBe(callsWith('my-key'))
})

it('work starts again with the new key if the key changes', async () => {
  const { begun, work, end } = heldWork()
  const done = withJupiter(client, signal, work)
  setKey('my-key')
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(begun).toEqual([callsWith(undefined), callsWith('my-key')])
  end()
  expect(await done).toBe('done')
})

it('work also starts again if another tab changes the key (behaviour 4.7)', async () => {
  jupiterKeyStorage.keep('my-key', true)
  const { begun, work, end } = heldWork()
  const done = withJupiter(client, signal, work)
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'jupiterApiKey' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(begun).toEqual([callsWith('my-key'), callsWith(undefined)])
  end()
  await done
})

it('an aborted signal ends the work', async () => {
  const controller = new AbortController()
  const { begun, work } = heldWork()
  const done = withJupiter(client, controller.signal, work)
  controller.abort(new Error('stopped'))
  await expect(done).rejects.toThrow('stopped')
  expect(begun).toHaveLength(1)
})

it('an error of the work is thrown, and nothing starts again', async () => {
  const work = jest.fn().mockRejectedValue(new Error('no'))
  await expect(withJupiter(client, signal, work)).rejects.toThrow('no')
  expect(work).toHaveBeenCalledTimes(1)
})

it.each([
  ['a stored key is in use', 'my-key', 'my-key'],
  ['without a stored key, no key is in use', '', undefined],
  ['a stored text that can’t be a key is not in use', 'my key', undefined],
])('%s', (_, stored, expected) => {
  window.localStorage.setItem('jupiterApiKey', stored)
  expect(jupiterCalls()).toBe(callsWith(expected))
})

it('work for the sample wallet gets the calls that replace Jupiter’s (behaviour 23.3)', async () => {
  const sample = new QueryClient()
  const call = jest.fn().mockResolvedValue('from a file')
  const notCalled = () => Promise.reject(new Error('not called'))
  const others = { requestPrices: notCalled, fetchDefillama: notCalled, fetchYearRates: notCalled }
  replaceServices(sample, () => Promise.resolve({ jupiter: { call }, ...others }))
  const request = {
    path: JUPITER_PATHS.tokens,
    query: new URLSearchParams(),
    priority: 0,
    parse: () => '',
    signal,
  }
  expect(await withJupiter(sample, signal, (calls) => calls.call(request))).toBe('from a file')
  expect(call).toHaveBeenCalledWith(request)
})
