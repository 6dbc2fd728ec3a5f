/** @jest-environment node */
import { createCallQueue } from './call-queue'

const never = new AbortController().signal

/** A queue whose calls note their start, and their end once the test ends them. */
function trackedQueue(concurrency: number) {
  const queue = createCallQueue(concurrency)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const add = (name: string, priority = 0, signal = never) =>
    queue.add(
      () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      },
      priority,
      signal,
    )
  return { ...queue, started, add, end: (name: string) => ends.get(name)?.() }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('calls (behaviour 4.2)', () => {
  it('so many run at once, the highest priority first, else in their order', async () => {
    const { add, end, started } = trackedQueue(2)
    const first = add('a')
    for (const [name, priority] of [['b'], ['c'], ['d', 1], ['e', 1], ['f']] as const) {
      void add(name, priority)
    }
    expect(started).toEqual(['a', 'b'])
    end('a')
    expect(await first).toBe('a')
    for (const name of ['b', 'd', 'e', 'c']) {
      end(name)
      await settle()
    }
    expect(started).toEqual(['a', 'b', 'd', 'e', 'c', 'f'])
  })

  it('a pause that the first makes holds for the others', async () => {
    const queue = createCallQueue(6)
    const started: number[] = []
    const all = [1, 2].map((call) =>
      queue.add(
        async () => {
          queue.pause()
          started.push(call)
        },
        0,
        never,
      ),
    )
    await all[0]
    await settle()
    expect(started).toEqual([1])
    queue.start()
    await Promise.all(all)
    expect(started).toEqual([1, 2])
  })

  it('one that is stopped leaves the queue', async () => {
    const { add, end, started } = trackedQueue(1)
    const stop = new AbortController()
    const [first, second, third] = [add('a'), add('b', 0, stop.signal), add('c')]
    stop.abort(new Error('stopped'))
    await expect(second).rejects.toThrow('stopped')
    await expect(add('d', 0, stop.signal)).rejects.toThrow('stopped')
    end('a')
    await first
    await settle()
    end('c')
    await third
    expect(started).toEqual(['a', 'c'])
  })

  it('one that fails lets the next one start', async () => {
    const queue = createCallQueue(1)
    const failing = queue.add(() => Promise.reject(new Error('failed')), 0, never)
    const next = queue.add(() => Promise.resolve('next'), 0, never)
    await expect(failing).rejects.toThrow('failed')
    expect(await next).toBe('next')
  })
})
