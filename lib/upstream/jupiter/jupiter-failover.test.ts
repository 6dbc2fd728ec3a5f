/** @jest-environment node */
import { statusFault } from '@/lib/upstream/testing/stand-in-jupiter'
import { createFailover as createWithRefusals } from './jupiter-failover'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'

const lost = () => Promise.reject(new UpstreamError({ kind: 'network' }))
const refused = () => Promise.reject(statusFault(403))
const answers = (text: string) => jest.fn(() => Promise.resolve(text))

/** A failover whose lost calls are refusals where that is said. */
function createFailover(isRefusal = () => false) {
  const failover = createWithRefusals()
  return <T>(direct: () => Promise<T>, proxy: () => Promise<T>) =>
    failover(direct, proxy, isRefusal)
}

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

describe('a direct call', () => {
  it.each([
    ['that answers is kept', answers('direct'), 'direct'],
    ['that answers with a status is kept', refused, undefined],
  ])('%s, also when a later call of it is lost', async (_, direct, expected) => {
    const failover = createFailover()
    const proxy = answers('proxy')
    const read = await failover(direct, proxy).catch(() => undefined)
    expect(read).toBe(expected)
    await expect(failover(lost, proxy)).rejects.toMatchObject({ fault: { kind: 'network' } })
    expect(proxy).not.toHaveBeenCalled()
  })

  it('that was stopped says nothing about either', async () => {
    const failover = createFailover()
    const proxy = answers('proxy')
    const reason = new Error('stopped')
    await expect(failover(() => Promise.reject(reason), proxy)).rejects.toBe(reason)
    expect(proxy).not.toHaveBeenCalled()
    expect(await failover(lost, proxy)).toBe('proxy')
  })
})

describe('the proxy is tried', () => {
  it('only when all first calls were lost without any HTTP answer', async () => {
    const failover = createFailover()
    const [a, b] = [pending(), pending()]
    const proxy = answers('proxy')
    const reads = Promise.all([failover(a.call, proxy), failover(b.call, proxy)])
    a.lose()
    await aWhile()
    expect(proxy).not.toHaveBeenCalled()
    b.lose()
    expect(await reads).toEqual(['proxy', 'proxy'])
  })

  it('not when one of the first calls was answered', async () => {
    const failover = createFailover()
    const [a, b] = [pending(), pending()]
    const proxy = answers('proxy')
    const reads = Promise.allSettled([failover(a.call, proxy), failover(b.call, proxy)])
    a.lose()
    await aWhile()
    b.answer('direct')
    expect((await reads).map((read) => read.status)).toEqual(['rejected', 'fulfilled'])
    expect(proxy).not.toHaveBeenCalled()
  })

  it('not for a call that may have been refused; nothing is kept then', async () => {
    const isRefusal = jest.fn(() => true)
    const failover = createFailover(isRefusal)
    const proxy = answers('proxy')
    await expect(failover(lost, proxy)).rejects.toMatchObject({ fault: { kind: 'network' } })
    expect(proxy).not.toHaveBeenCalled()
    isRefusal.mockReturnValue(false)
    expect(await failover(lost, proxy)).toBe('proxy')
  })

  it.each([
    ['answers', answers('proxy')],
    ['answers with a status', refused],
  ])('and kept once it %s', async (_, proxy) => {
    const failover = createFailover()
    await failover(lost, proxy).catch(() => undefined)
    const direct = answers('direct')
    expect(await failover(direct, answers('proxy again'))).toBe('proxy again')
    expect(direct).not.toHaveBeenCalled()
  })

  it('and not kept where it is lost, too: then the direct call is tried again', async () => {
    const failover = createFailover()
    await expect(failover(lost, lost)).rejects.toMatchObject({ fault: { kind: 'network' } })
    expect(await failover(answers('direct'), answers('proxy'))).toBe('direct')
  })
})
