import { waitFor } from '@testing-library/react'
import { holdLock, installMockLocks } from '@/lib/browser/testing/mock-locks'
import { withTabLock } from './price-run'

const never = () => new AbortController().signal

it.each([
  ['are absent', undefined],
  ['are refused, as with blocked site data', new DOMException('denied', 'SecurityError')],
])('if Web Locks %s, the work is done once, without a wait', async (_, error) => {
  const request = jest.fn().mockRejectedValue(error)
  if (error) Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  const [onWait, work] = [jest.fn(), jest.fn().mockResolvedValue('done')]
  try {
    expect(await withTabLock(never(), onWait, work)).toBe('done')
    expect([work.mock.calls.length, onWait.mock.calls.length]).toEqual([1, 0])
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})

describe('with Web Locks (behaviour 8.10)', () => {
  let removeLocks: () => void
  beforeEach(() => {
    removeLocks = installMockLocks()
  })
  afterEach(() => removeLocks())

  it('the work waits for another tab’s work, and `onWait` is called first', async () => {
    const release = await holdLock()
    const steps: string[] = []
    const work = async () => steps.push('works')
    const done = withTabLock(never(), () => steps.push('waits'), work)
    await waitFor(() => expect(steps).toEqual(['waits']))
    await release()
    await done
    expect(steps).toEqual(['waits', 'works'])
  })

  it('an abort ends the wait with the abort’s reason, and the work is not done', async () => {
    const release = await holdLock()
    const stop = new AbortController()
    const work = jest.fn(async () => 'done')
    const ended = withTabLock(stop.signal, () => stop.abort('stopped'), work)
    await expect(ended).rejects.toBe('stopped')
    await release()
    expect(work).not.toHaveBeenCalled()
  })
})
