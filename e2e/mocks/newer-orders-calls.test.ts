/** @jest-environment node */
import { createPrivateKey, sign } from 'node:crypto'
import type { Challenge } from '@/lib/upstream/newer-orders/newer-calls'
import { mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { walletAddress, walletKey } from '../wallets/wire/wallet-key'
import { mocksInProcess } from './in-process'

const NOW = Date.UTC(2026, 10, 23)
const userAddress = walletAddress('newer-orders')
const { signal } = new AbortController()

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], now: NOW })
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

type Blocked = 'nothing' | 'newer orders' | 'older orders'

/** A tab that was just opened, before the mocks; some calls straight to Jupiter get no answer. */
async function openTab(blocked: Blocked = 'nothing') {
  const mocks = mocksInProcess(Date.now)
  const calls = mockFetch(({ url, method, headers, body }) => {
    const { host, pathname, search } = new URL(url, 'https://ours.test')
    const isNewer = pathname.includes('/trigger/v2/')
    const isStraight = host !== 'ours.test'
    if (isStraight && blocked === (isNewer ? 'newer orders' : 'older orders')) throw new TypeError()
    const target = `/jupiter${pathname.replace('/upstream/jupiter', '')}${search}`
    const sent = { headers: Object.fromEntries(headers), ...(body && { body: JSON.parse(body) }) }
    const answered = mocks.reply(`${method} ${target}`, sent)
    return new Response(answered.body, { status: answered.status, headers: answered.headers })
  })
  jest.resetModules()
  const { requestChallenge, verifySignature } =
    await import('@/lib/upstream/newer-orders/newer-calls')
  const { withNewerOrders } = await import('@/lib/browser/newer-orders/newer-calls')
  const { jupiterCalls } = await import('@/lib/browser/jupiter/jupiter-calls')

  const challenge = (type: Challenge['type']) =>
    withNewerOrders(signal, (of) => requestChallenge(of, { userAddress, type, signal }))

  /** Signs in; `bend` changes what the wallet signs. */
  async function signIn(type: Challenge['type'] = 'message', bend = '') {
    const asked = await challenge(type)
    const signed =
      asked.type === 'message'
        ? { type: asked.type, signature: signatureOf(Buffer.from(asked.text + bend)) }
        : { type: asked.type, transaction: signedTransaction(asked.transaction) }
    return withNewerOrders(signal, (of) => verifySignature(of, { userAddress, signed, signal }))
  }
  const askOlder = () =>
    jupiterCalls().call({
      path: 'trigger/v1/getTriggerOrders',
      query: new URLSearchParams({ user: userAddress, orderStatus: 'active' }),
      priority: 0,
      parse: (text) => text,
      signal,
    })
  const routes = () => calls.map(({ url }) => (url.startsWith('/') ? 'proxy' : 'straight'))
  return { ...mocks, calls, signIn, askOlder, routes }
}

function signatureOf(bytes: Uint8Array): Uint8Array {
  const key = createPrivateKey({ key: walletKey('newer-orders'), format: 'der', type: 'pkcs8' })
  return sign(null, bytes, key)
}

/** The wallet is the first and only signer. */
function signedTransaction(transaction: Uint8Array): Uint8Array {
  const message = transaction.subarray(65)
  return Buffer.concat([Buffer.from([1]), signatureOf(message), message])
}

/** What a test waits for while the clock is its own. */
async function settled<T>(work: Promise<T>): Promise<T> {
  const end = work.catch(() => undefined)
  let isOver = false
  void end.then(() => (isOver = true))
  while (!isOver) await jest.advanceTimersByTimeAsync(500)
  return work
}

describe('signing in (behaviour 25.1)', () => {
  it.each(['message', 'transaction'] as const)('by %s gives a token', async (type) => {
    const { signIn, calls } = await openTab()
    expect(await settled(signIn(type))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(calls.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/trigger/v2/auth/challenge'],
      ['POST', '/trigger/v2/auth/verify'],
    ])
  })

  it('with another text is refused, and not tried again', async () => {
    const { signIn, calls } = await openTab()
    await expect(settled(signIn('message', '!'))).rejects.toMatchObject({
      fault: { kind: 'status', status: 400, message: 'Challenge not found' },
      tries: 1,
    })
    expect(calls).toHaveLength(2)
  })

  it('ends as a changed service if the answer is of another shape', async () => {
    const { signIn } = await openTab()
    jest.mocked(fetch).mockImplementation(async () => Response.json({ type: 'siws' }))
    await expect(settled(signIn())).rejects.toMatchObject({ fault: { kind: 'unreadable' } })
  })

  it('waits as long as a 429 asks for', async () => {
    const { signIn, routes } = await openTab()
    const limited = { status: 429, headers: { 'retry-after': '7' } }
    jest.mocked(fetch).mockImplementationOnce(async () => new Response('', limited))
    await settled(signIn())
    expect(routes()).toHaveLength(2)
    expect(Date.now()).toBeGreaterThanOrEqual(NOW + 7_000)
  })
})

describe('newer orders go directly or through our route as their own first call was answered', () => {
  it.each<[Blocked, string[]]>([
    ['nothing', ['straight', 'straight', 'straight']],
    ['newer orders', ['straight', 'straight', 'proxy', 'proxy']],
    ['older orders', ['straight', 'proxy', 'straight', 'straight']],
  ])('blocked: %s', async (blocked, expected) => {
    const { signIn, askOlder, routes } = await openTab(blocked)
    await settled(askOlder())
    await settled(signIn())
    expect(routes()).toEqual(expected)
  })
})
