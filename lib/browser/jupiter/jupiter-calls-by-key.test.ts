import { callsWith, jupiterCalls, withJupiter } from './jupiter-calls-by-key'
import { jupiterKeyStore } from './jupiter-key-store'

const { signal } = new AbortController()
const setKey = (key: string | undefined) => jupiterKeyStore.setState({ key })

beforeEach(() => setKey(undefined))

/** Work that ends when it is told to; `begun` has the calls of each time it began. */
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

it('each key has calls, and so a limit, of its own', () => {
  const keyless = jupiterCalls()
  setKey('my-key')
  expect(jupiterCalls()).not.toBe(keyless)
  expect(jupiterCalls()).toBe(callsWith('my-key'))
})

it('work that waits begins anew where the key changes, with that key', async () => {
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

it('an error of the work is thrown, and nothing begins anew', async () => {
  const work = jest.fn().mockRejectedValue(new Error('no'))
  await expect(withJupiter(signal, work)).rejects.toThrow('no')
  expect(work).toHaveBeenCalledTimes(1)
})
