/** @jest-environment node */
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { createCallQueue } from './jupiter-call-queue'

const goesOn = () => new AbortController().signal

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }))
afterEach(() => jest.useRealTimers())

const settled = () => jest.advanceTimersByTimeAsync(0)

/** A gate that a test opens: calls are admitted while it is open, and their ends are counted. */
function gate() {
  let isOpen = true
  let ends = 0
  return {
    admit: async () => {
      if (isOpen) return () => void (ends += 1)
      await abortableWait(1_000, goesOn())
      return undefined
    },
    close: () => (isOpen = false),
    open: () => (isOpen = true),
    ends: () => ends,
  }
}

/** A queue whose calls take a time and note their start and how many ran at once. */
function observedQueue({ admit } = gate()) {
  const queue = createCallQueue(admit)
  const started: string[] = []
  const seen = { running: 0, mostAtOnce: 0 }
  const add = (name: string, { takesMs = 0, priority = 0, signal = goesOn() } = {}) => {
    const run = async () => {
      started.push(name)
      seen.running += 1
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.running)
      await abortableWait(takesMs, goesOn())
      seen.running -= 1
      return name
    }
    return queue.add({ priority, signal, run })
  }
  return { queue, started, seen, add }
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `call ${index}`)

it('at most six calls are under way, and each end lets the next one start', async () => {
  const { admit, ends } = gate()
  const { queue, started, seen, add } = observedQueue({ ...gate(), admit })
  const calls = Promise.all(names(20).map((name) => add(name, { takesMs: 1_000 })))
  await settled()
  expect(started).toEqual(names(6))
  expect([queue.underWay(), queue.isWaiting()]).toEqual([6, false])
  await jest.advanceTimersByTimeAsync(4_000)
  expect(await calls).toEqual(names(20))
  expect([seen.mostAtOnce, queue.underWay(), ends()]).toEqual([6, 0, 20])
})

it('the higher priority goes first; equal ones in the order they came', async () => {
  const { started, add } = observedQueue()
  const calls = Promise.all([
    add('further page'),
    add('tokens', { priority: 1 }),
    add('first page', { priority: 2 }),
    add('another further page'),
    add('another first page', { priority: 2 }),
  ])
  await settled()
  await calls
  expect(started).toEqual([
    'first page',
    'another first page',
    'tokens',
    'further page',
    'another further page',
  ])
})

it('which call goes next is settled only once one may start', async () => {
  const door = gate()
  const { queue, started, add } = observedQueue(door)
  door.close()
  void add('further page')
  await settled()
  expect(queue.isWaiting()).toBe(true)
  void add('tokens', { priority: 1 })
  door.open()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(started).toEqual(['tokens', 'further page'])
})

it('a call that fails is thrown, and the next one has its turn', async () => {
  const { queue, add } = observedQueue()
  const run = () => Promise.reject(new Error('no'))
  const failed = expect(queue.add({ priority: 0, signal: goesOn(), run })).rejects.toThrow('no')
  const next = add('next')
  await settled()
  expect(await next).toBe('next')
  await failed
  expect(queue.underWay()).toBe(0)
})

describe('a call whose signal aborts', () => {
  it.each([
    ['while it waits for its turn', 6, false],
    ['while it waits for a place', 0, true],
    ['while it runs', 0, false],
  ])('is rejected at once with the reason: %s', async (_, ahead, isClosed) => {
    const door = gate()
    const { started, add } = observedQueue(door)
    for (const name of names(ahead)) void add(name, { takesMs: 1_000 })
    await settled()
    if (isClosed) door.close()
    const stop = new AbortController()
    const call = add('stopped', { takesMs: 1_000, signal: stop.signal })
    await settled()
    stop.abort('stopped')
    await expect(call).rejects.toBe('stopped')
    expect(started.filter((name) => name === 'stopped')).toHaveLength(ahead || isClosed ? 0 : 1)
  })

  it('takes no place, and the ones after it go on', async () => {
    const door = gate()
    const { started, add } = observedQueue(door)
    door.close()
    const stop = new AbortController()
    const call = add('stopped', { signal: stop.signal })
    const stopped = expect(call).rejects.toBe('stopped')
    await settled()
    stop.abort('stopped')
    await stopped
    door.open()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(door.ends()).toBe(0)
    void add('next')
    await settled()
    expect([started, door.ends()]).toEqual([['next'], 1])
  })

  it('before it was added never runs', async () => {
    const { started, add } = observedQueue()
    await expect(add('stopped', { signal: AbortSignal.abort('stopped') })).rejects.toBe('stopped')
    await settled()
    expect(started).toEqual([])
  })
})
