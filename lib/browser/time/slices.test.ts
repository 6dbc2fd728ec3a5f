import { createSlices, doneInSlices } from './slices'

let nowMs = 0

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs)
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Work of some steps, each of which takes a millisecond. */
function work<T>(steps: number, result: T) {
  return function* (): Generator<undefined, T, undefined> {
    for (let step = 0; step < steps; step += 1) {
      nowMs += 1
      yield undefined
    }
    return result
  }
}

function slicesOf() {
  const results: string[] = []
  return { results, ...createSlices<string>((result) => results.push(result)) }
}

it('short work is done in the next task', () => {
  const { results, want } = slicesOf()
  want(work(5, 'short'))
  expect(results).toEqual([])
  jest.advanceTimersToNextTimer()
  expect(results).toEqual(['short'])
})

it('long work is done in several tasks of some 100 steps', () => {
  const { results, want } = slicesOf()
  want(work(350, 'long'))
  let tasks = 0
  for (; results.length === 0; tasks += 1) jest.advanceTimersToNextTimer()
  expect(tasks).toBe(4)
  expect(results).toEqual(['long'])
  expect(jest.getTimerCount()).toBe(0)
})

it('what is wanted meanwhile waits for its end, the newest alone', () => {
  const { results, want } = slicesOf()
  want(work(250, 'first'))
  jest.advanceTimersToNextTimer()
  want(work(1, 'passed over'))
  want(work(1, 'newest'))
  jest.runAllTimers()
  expect(results).toEqual(['first', 'newest'])
})

it('once stopped nothing comes any more, until something is wanted again', () => {
  const { results, want, stop } = slicesOf()
  want(work(250, 'first'))
  jest.advanceTimersToNextTimer()
  want(work(1, 'second'))
  stop()
  jest.runAllTimers()
  expect(results).toEqual([])
  want(work(1, 'third'))
  jest.runAllTimers()
  expect(results).toEqual(['third'])
})

describe('work that is waited for', () => {
  it('is done at once where it is short', async () => {
    await expect(doneInSlices(work(5, 'short')())).resolves.toBe('short')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is done in several tasks where it is long', async () => {
    const done = jest.fn()
    const result = doneInSlices(work(350, 'long')()).then(done)
    await jest.advanceTimersByTimeAsync(0)
    expect(done).not.toHaveBeenCalled()
    await jest.runAllTimersAsync()
    await result
    expect(done).toHaveBeenCalledWith('long')
  })

  it('goes on at once in a hidden page, whose timers are rare', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await expect(doneInSlices(work(350, 'long')())).resolves.toBe('long')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends between two tasks once its signal aborts', async () => {
    const [controller, startedAtMs] = [new AbortController(), nowMs]
    const steps = work(350, 'long')()
    const result = doneInSlices(steps, controller.signal)
    controller.abort(new Error('stopped'))
    await expect(result).rejects.toThrow('stopped')
    expect([nowMs, jest.getTimerCount()]).toEqual([startedAtMs + 100, 0])
  })

  it('tells its error', async () => {
    const broken = work(5, 'never')()
    jest.spyOn(broken, 'next').mockImplementation(() => {
      throw new Error('broken')
    })
    await expect(doneInSlices(broken)).rejects.toThrow('broken')
  })
})
