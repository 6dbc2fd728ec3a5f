/** @jest-environment node */
import { createPrivateKey, sign } from 'node:crypto'
import { QueryClient } from '@tanstack/react-query'
import { NEWER_LISTS, type OrderList, ordersOf } from '@/lib/domain/order-lists/order-list'
import { loadedLists } from '@/lib/browser/testing/loaded-lists'
import type { Challenge } from '@/lib/upstream/newer-orders/newer-calls'
import { mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { walletAddress, walletKey } from '../wallets/wire/wallet-key'
import { mocksInProcess } from './in-process'

const NOW = Date.UTC(2026, 10, 23)
const newerOrders = walletAddress('newer-orders')
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

/** Opens a wallet's tab with the mocks as services. `blocked` says which direct calls to Jupiter get no response. */
async function openTab(blocked: Blocked = 'nothing', name = 'newer-orders') {
  const userAddress = walletAddress(name)
  const mocks = mocksInProcess(Date.now)
  const calls = mockFetch(({ url, method, headers, body }) => {
    const { host, pathname, search } = new URL(url, 'https://ours.test')
    const isNewer = pathname.includes('/trigger/v2/')
    const isDirect = host !== 'ours.test'
    if (isDirect && blocked === (isNewer ? 'newer orders' : 'older orders')) throw new TypeError()
    const target = `/jupiter${pathname.replace('/upstream/jupiter', '')}${search}`
    const sent = { headers: Object.fromEntries(headers), ...(body && { body: JSON.parse(body) }) }
    const reply = mocks.reply(`${method} ${target}`, sent)
    return new Response(reply.body, { status: reply.status, headers: reply.headers })
  })
  jest.resetModules()
  // This test has no browser storage, so there is no API key.
  const jupiterKeyStorage = { keyInUse: () => undefined }
  jest.doMock('@/lib/browser/api-keys/api-key-storage', () => ({ jupiterKeyStorage }))
  jest.doMock('@/lib/browser/storage/local-storage', () => ({
    ...jest.requireActual('@/lib/browser/storage/local-storage'),
    subscribeToTexts: () => () => {},
  }))
  const { requestChallenge, verifySignature } =
    await import('@/lib/upstream/newer-orders/newer-calls')
  const { jupiterCalls, withJupiter } = await import('@/lib/browser/jupiter/jupiter-calls')

  const client = new QueryClient()
  const ask = <T>(work: Parameters<typeof withJupiter<T>>[2]) => withJupiter(client, signal, work)

  /** Signs in. The wallet signs the message with `added` at its end. */
  async function signIn(type: Challenge['type'] = 'message', added = '') {
    const given = await ask((jupiter) => requestChallenge(jupiter, { userAddress, type, signal }))
    const signed =
      given.type === 'message'
        ? { type: given.type, signature: signatureOf(name, Buffer.from(given.text + added)) }
        : { type: given.type, transaction: signedTransaction(name, given.transaction) }
    return ask((jupiter) => verifySignature(jupiter, { userAddress, signed, signal }))
  }
  const askOlder = () =>
    jupiterCalls().call({
      path: 'trigger/v1/getTriggerOrders',
      query: new URLSearchParams({ user: userAddress, orderStatus: 'active' }),
      priority: 0,
      parse: (text) => text,
      signal,
    })
  /** Signs in, and loads the four lists as the dialog does. */
  async function loadLists() {
    const { keepSignInToken, signInTokenOf } =
      await import('@/lib/browser/newer-orders/sign-in-store')
    const token = await signIn()
    keepSignInToken(userAddress, token)
    const load = () => loadedLists(client, userAddress, NEWER_LISTS)
    return { token, lists: await load(), load, client, tokenNow: () => signInTokenOf(userAddress) }
  }
  const routes = () => calls.map(({ url }) => (url.startsWith('/') ? 'proxy' : 'direct'))
  return { ...mocks, calls, userAddress, signIn, askOlder, loadLists, routes }
}

function signatureOf(name: string, bytes: Uint8Array): Uint8Array {
  const key = createPrivateKey({ key: walletKey(name), format: 'der', type: 'pkcs8' })
  return sign(null, bytes, key)
}

/** Returns a transaction whose only signature is the wallet's. */
function signedTransaction(name: string, transaction: Uint8Array): Uint8Array {
  const message = transaction.subarray(65)
  return Buffer.concat([Buffer.from([1]), signatureOf(name, message), message])
}

/** Waits for a promise while the test's own clock runs. */
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

  it('with a changed text is refused and not tried again', async () => {
    const { signIn, calls } = await openTab()
    await expect(settled(signIn('message', '!'))).rejects.toMatchObject({
      fault: { kind: 'status', status: 400, tries: 1 },
    })
    expect(calls).toHaveLength(2)
  })
})

describe('the first call for newer orders decides whether later ones go directly or through our route', () => {
  it.each<[Blocked, string[]]>([
    ['nothing', ['direct', 'direct', 'direct']],
    ['newer orders', ['direct', 'direct', 'proxy', 'proxy']],
    ['older orders', ['direct', 'proxy', 'direct', 'direct']],
  ])('blocked: %s', async (blocked, expected) => {
    const { signIn, askOlder, routes } = await openTab(blocked)
    await settled(askOlder())
    await settled(signIn())
    expect(routes()).toEqual(expected)
  })
})

const tradesOf = (lists: readonly OrderList[]) => ordersOf(lists).flatMap(({ trades }) => trades)

describe('the lists of newer orders (behaviour 25.8)', () => {
  it.each([
    ['large-newer', 60, 2_000, 4],
    ['many-newer', 216, 216, 6],
  ])('%s: %i orders with %i trades, in %i pages', async (name, orders, trades, pages) => {
    const { loadLists, calls } = await openTab('nothing', name)
    const { lists } = await settled(loadLists())
    expect([ordersOf(lists).length, tradesOf(lists).length]).toEqual([orders, trades])
    expect(lists.map(({ state }) => state.kind)).toEqual(['whole', 'whole', 'whole', 'whole'])
    const asked = calls.filter(({ url }) => url.includes('/orders/history'))
    expect(new Set(asked.map(({ url }) => url)).size).toBe(pages)
  })

  it('an expired token is dropped, and every list fails with the fault ‘sign-in’', async () => {
    const { loadLists, reply, userAddress } = await openTab()
    const { load, client, tokenNow } = await settled(loadLists())
    reply(`DELETE /sign-ins?user=${userAddress}`)
    client.clear()
    const again = await settled(load())
    const expired = { kind: 'failed', fault: { kind: 'sign-in' } }
    expect(again.map(({ state }) => state)).toEqual([expired, expired, expired, expired])
    expect(tokenNow()).toBeUndefined()
  })

  it('without a token there is no call', async () => {
    const { calls } = await openTab()
    const loading = loadedLists(new QueryClient(), newerOrders, ['past newer trigger'])
    expect(await settled(loading)).toMatchObject([{ state: { fault: { kind: 'sign-in' } } }])
    expect(calls).toEqual([])
  })

  it.each(['nothing', 'newer orders'] as const)(
    'the token is in no URL and no body, and only calls for the lists send it; blocked: %s',
    async (blocked) => {
      const { loadLists, askOlder, calls } = await openTab(blocked)
      const { token } = await settled(loadLists())
      await settled(askOlder())
      for (const { url, body } of calls) expect(url + body).not.toContain(token)
      const withToken = calls.filter(({ headers }) => headers.get('authorization') !== null)
      expect(withToken.map(({ headers }) => headers.get('authorization'))).toEqual(
        withToken.map(() => `Bearer ${token}`),
      )
      expect(
        new Set(withToken.map(({ url }) => url.replace(/^.*(\/trigger\/[^?]*).*$/, '$1'))),
      ).toEqual(new Set(['/trigger/v2/orders/history', '/trigger/v2/orders/history/dca']))
    },
  )
})
