import { waitFor } from '@testing-library/react'
import { holdLock, installStandInLocks } from '@/lib/browser/testing/stand-in-locks'
import { withTabLock } from './tab-lock'

const never = () => new AbortController().signal

it('without Web Locks the work is just done', async () => {
  expect('locks' in navigator).toBe(false)
  const onWait = jest.fn()
  expect(await withTabLock(never(), onWait, async () => 'done')).toBe('done')
  expect(onWait).not.toHaveBeenCalled()
})

it('where Web Locks are refused, as with blocked site data, the work is just done, once', async () => {
  const request = jest.fn().mockRejectedValue(new DOMException('denied', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  try {
    const work = jest.fn().mockResolvedValue('done')
    expect(await withTabLock(never(), () => {}, work)).toBe('done')
    expect(work).toHaveBeenCalledTimes(1)
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})

describe('with Web Locks', () => {
  let removeLocks: () => void
  beforeEach(() => {
    removeLocks = installStandInLocks()
  })
  afterEach(() => removeLocks())

  it('the work is done at once where no other tab is at it', async () => {
    const onWait = jest.fn()
    expect(await withTabLock(never(), onWait, async () => 'done')).toBe('done')
    expect(onWait).not.toHaveBeenCalled()
  })

  it('it waits for another tab, and says so before', async () => {
    const release = await holdLock()
    const steps: string[] = []
    const done = withTabLock(
      never(),
      () => steps.push('waits'),
      async () => steps.push('works'),
    )
    await waitFor(() => expect(steps).toEqual(['waits']))
    await release()
    expect(await done).toBe(2)
    expect(steps).toEqual(['waits', 'works'])
  })

  it('three tabs are never at it together, and each has its turn', async () => {
    let atIt = 0
    const seen: number[] = []
    const work = async () => {
      seen.push(++atIt)
      // Turns in which another one would begin if it could.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      atIt -= 1
    }
    await Promise.all([1, 2, 3].map(() => withTabLock(never(), () => {}, work)))
    expect(seen).toEqual([1, 1, 1])
  })

  it.each([
    ['at once', false],
    ['after a wait', true],
  ])('what the work throws is thrown, and the next one has its turn: %s', async (_, isHeld) => {
    const release = isHeld ? await holdLock() : async () => {}
    const failed = withTabLock(
      never(),
      () => {},
      () => Promise.reject(new Error('no')),
    )
    const told = expect(failed).rejects.toThrow('no')
    await release()
    await told
    expect(
      await withTabLock(
        never(),
        () => {},
        async () => 'done',
      ),
    ).toBe('done')
  })

  it('an abort ends the wait with its reason; the work is not done', async () => {
    const release = await holdLock()
    const stop = new AbortController()
    const work = jest.fn(async () => 'done')
    const ended = withTabLock(stop.signal, () => stop.abort('stopped'), work)
    await expect(ended).rejects.toBe('stopped')
    await release()
    expect(work).not.toHaveBeenCalled()
  })
})
