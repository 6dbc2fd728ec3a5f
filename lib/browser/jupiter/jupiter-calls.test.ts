import { act, renderHook } from '@testing-library/react'
import { callsWith, jupiterCalls, jupiterKeyStore, useKeyInUse, withJupiter } from './jupiter-calls'

const { signal } = new AbortController()
const setKey = (key: string | undefined) => jupiterKeyStore.setState({ key })

beforeEach(() => {
  window.localStorage.clear()
  setKey(undefined)
})

/** Work that ends on demand; `begun` has the calls of each start. */
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
  const done = withJupiter(signal, work)
  setKey('my-key')
  await Promise.resolve()
  await Promise.resolve()
  await Promise.resolve()
  expect(begun).toEqual([callsWith(undefined), callsWith('my-key')])
  end()
  expect(await done).toBe('done')
})

it('an aborted signal ends the work', async () => {
  const controller = new AbortController()
  const { begun, work } = heldWork()
  const done = withJupiter(controller.signal, work)
  controller.abort(new Error('stopped'))
  await expect(done).rejects.toThrow('stopped')
  expect(begun).toHaveLength(1)
})

it('an error of the work is thrown, and nothing starts again', async () => {
  const work = jest.fn().mockRejectedValue(new Error('no'))
  await expect(withJupiter(signal, work)).rejects.toThrow('no')
  expect(work).toHaveBeenCalledTimes(1)
})

it('tells whether a key is in use', () => {
  const { result } = renderHook(useKeyInUse)
  expect(result.current).toBe(false)
  act(() => jupiterKeyStore.setState({ key: 'my-key' }))
  expect(result.current).toBe(true)
  act(() => jupiterKeyStore.setState({ key: undefined }))
  expect(result.current).toBe(false)
})

it.each([
  ['a stored key is in use from the start', 'my-key', 'my-key'],
  ['without one none is', undefined, undefined],
  ['a text that can be no key is none', 'my key', undefined],
])('%s', async (_, stored, expected) => {
  if (stored !== undefined) window.localStorage.setItem('jupiterApiKey', stored)
  jest.resetModules()
  const tab = await import('./jupiter-calls')
  expect(tab.jupiterKeyStore.getState().key).toBe(expected)
})
