/** @jest-environment node */
import { statusFault } from '@/lib/upstream/testing/stand-in-jupiter'
import { createFailover } from './jupiter-failover'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'

const lost = () => Promise.reject(new UpstreamError({ kind: 'network' }))
const refused = () => Promise.reject(statusFault(403))
const answers = (text: string) => jest.fn(() => Promise.resolve(text))

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A promise to be settled from outside. */
function pending() {
  let answer: (text: string) => void = () => {}
  let lose: (error: Error) => void = () => {}
  const call = new Promise<string>((resolve, reject) => {
    answer = resolve
    lose = reject
  })
  return { call: () => call, answer, lose: () => lose(new UpstreamError({ kind: 'network' })) }
}

describe('the first way', () => {
  it.each([
    ['that answers is kept', answers('first'), 'first'],
    ['that answers with a status is kept', refused, undefined],
  ])('%s, also when a later call of it is lost', async (_, first, expected) => {
    const ways = createFailover()
    const second = answers('second')
    const read = await ways(first, second).catch(() => undefined)
    expect(read).toBe(expected)
    await expect(ways(lost, second)).rejects.toMatchObject({ fault: { kind: 'network' } })
    expect(second).not.toHaveBeenCalled()
  })

  it('that was stopped says nothing about the way', async () => {
    const ways = createFailover()
    const second = answers('second')
    const reason = new Error('stopped')
    await expect(ways(() => Promise.reject(reason), second)).rejects.toBe(reason)
    expect(second).not.toHaveBeenCalled()
    expect(await ways(lost, second)).toBe('second')
  })
})

describe('the second way is tried', () => {
  it('only when all first calls were lost without any HTTP answer', async () => {
    const ways = createFailover()
    const [a, b] = [pending(), pending()]
    const second = answers('second')
    const reads = Promise.all([ways(a.call, second), ways(b.call, second)])
    a.lose()
    await aWhile()
    expect(second).not.toHaveBeenCalled()
    b.lose()
    expect(await reads).toEqual(['second', 'second'])
  })

  it('not when one of the first calls was answered', async () => {
    const ways = createFailover()
    const [a, b] = [pending(), pending()]
    const second = answers('second')
    const reads = Promise.allSettled([ways(a.call, second), ways(b.call, second)])
    a.lose()
    await aWhile()
    b.answer('first')
    expect((await reads).map((read) => read.status)).toEqual(['rejected', 'fulfilled'])
    expect(second).not.toHaveBeenCalled()
  })

  it.each([
    ['answers', answers('second')],
    ['answers with a status', refused],
  ])('and kept once it %s', async (_, second) => {
    const ways = createFailover()
    await ways(lost, second).catch(() => undefined)
    const first = answers('first')
    expect(await ways(first, answers('second again'))).toBe('second again')
    expect(first).not.toHaveBeenCalled()
  })

  it('and not kept where it is lost, too: then the first is tried again', async () => {
    const ways = createFailover()
    await expect(ways(lost, lost)).rejects.toMatchObject({ fault: { kind: 'network' } })
    expect(await ways(answers('first'), answers('second'))).toBe('first')
  })
})
