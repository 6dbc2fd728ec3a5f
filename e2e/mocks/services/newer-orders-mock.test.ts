/** @jest-environment node */
import bs58 from 'bs58'
import * as z from 'zod'
import { walletAddress } from '../../wallets/wire/wallet-key'
import { mocksInProcess } from '../in-process'
import type { Behaviour } from '../test-wallet'
import type { Signed } from './sign-ins'

const V2 = '/jupiter/trigger/v2'
const NOW = Date.UTC(2026, 10, 23)
const MINUTE_MS = 60_000
const challengeSchema = z.object({
  challenge: z.string().default(''),
  transaction: z.base64().default(''),
})
const listSchema = z.object({
  orders: z.array(z.unknown()),
  pagination: z.object({ total: z.number(), limit: z.number(), offset: z.number() }),
})
type Feature = Record<string, (input?: object) => Promise<Partial<Record<string, Uint8Array>>[]>>
type Registered = {
  name: string
  accounts: { address: string }[]
  features: Record<string, Feature>
}

/** A page before the mocks: it registers test wallets and signs in with them. */
function page() {
  let nowMs = NOW
  const mocks = mocksInProcess(() => nowMs)
  const post = (path: string, body: object) => mocks.reply(`POST ${V2}${path}`, { body })
  const challenge = (walletPubkey: string, type: Signed['type']) =>
    mocks.read(challengeSchema, `POST ${V2}/auth/challenge`, { body: { walletPubkey, type } })

  function install(user: string, behaviour: Behaviour = 'approves', isEarly = false): Registered {
    const script = mocks.reply(`GET /test-wallet.js?user=${user}&behaviour=${behaviour}`).body
    const window = new EventTarget()
    const wallets: Registered[] = []
    const api = { register: (wallet: Registered) => wallets.push(wallet) }
    const read = (event: CustomEventInit) => event.detail(api)
    if (!isEarly) window.addEventListener('wallet-standard:register-wallet', read)
    new Function('window', script)(window)
    window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    const [wallet] = wallets
    if (wallet === undefined) throw new Error('no wallet was registered')
    return wallet
  }

  async function signed(user: string, type: Signed['type'], behaviour?: Behaviour) {
    const { features } = install(user, behaviour)
    const asked = challenge(user, type)
    const message = new TextEncoder().encode(asked.challenge)
    const transaction = Uint8Array.from(Buffer.from(asked.transaction, 'base64'))
    const signer = features[type === 'message' ? 'solana:signMessage' : 'solana:signTransaction']
    const sign = signer?.signMessage ?? signer?.signTransaction
    const [{ signature = [], signedTransaction = [] } = {}] =
      (await sign?.({ message, transaction })) ?? []
    return {
      ...{ type, walletPubkey: user, signature: bs58.encode(signature) },
      signedTransaction: Buffer.from(signedTransaction).toString('base64'),
    }
  }

  async function signIn(user: string, type: Signed['type'] = 'message') {
    const reply = post('/auth/verify', await signed(user, type))
    const { token } = z.object({ token: z.string() }).parse(JSON.parse(reply.body))
    const headers = { authorization: `Bearer ${token}` }
    const call = (query: string, path = '/orders/history') =>
      mocks.reply(`GET ${V2}${path}?${query}`, { headers })
    return {
      token,
      call,
      list: (query: string, path?: string) => listSchema.parse(JSON.parse(call(query, path).body)),
    }
  }
  const wait = (minutes: number) => void (nowMs += minutes * MINUTE_MS)
  return { ...mocks, post, challenge, install, signed, signIn, wait }
}

const everyday = walletAddress('newer-orders')

describe('the sign-in', () => {
  it.each(['message', 'transaction'] as const)('by %s gives a token for a day', async (type) => {
    const { signIn, wait } = page()
    const { token, call, list } = await signIn(everyday, type)
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    )
    expect(claims).toEqual({ sub: everyday, iat: NOW / 1_000, exp: NOW / 1_000 + 86_400 })
    expect(list('state=active').pagination).toEqual({ total: 2, limit: 20, offset: 0 })
    wait(24 * 60)
    expect(call('state=active')).toMatchObject({ status: 401, body: '{"error":"Unauthorized"}' })
  })

  it('asks for a text that names the wallet, Jupiter and its end in five minutes', () => {
    const { challenge } = page().challenge(everyday, 'message')
    expect(challenge.replace(/[\da-f]{32}$/, '…')).toBe(
      `Sign this message to authenticate with Jupiter that you are the owner of ${everyday}. This challenge expires at 2026-11-23T00:05:00Z with the nonce of …`,
    )
  })

  it.each([
    ['another wallet signs', 'message', 'other-account', 0],
    ['another wallet signs the transaction', 'transaction', 'other-account', 0],
    ['the wallet changes the message', 'message', 'changes-what-it-signs', 0],
    ['the wallet changes the transaction', 'transaction', 'changes-what-it-signs', 0],
    ['the challenge has expired', 'message', 'approves', 5],
  ] as const)('fails where %s', async (_, type, behaviour, minutes) => {
    const { signed, post, wait } = page()
    const answer = await signed(everyday, type, behaviour)
    wait(minutes)
    expect(post('/auth/verify', answer)).toMatchObject({
      ...{ status: 400, body: '{"error":"Challenge not found"}' },
    })
  })

  it('works once for a challenge', async () => {
    const { signed, post } = page()
    const answer = await signed(everyday, 'message')
    expect([1, 2].map(() => post('/auth/verify', answer).status)).toEqual([200, 400])
  })

  it('ends at once when a test says so, and needs a token at all', async () => {
    const { signIn, reply } = page()
    const { call } = await signIn(everyday)
    reply(`DELETE /sign-ins?user=${everyday}`)
    expect(call('state=past').status).toBe(401)
    expect(reply(`GET ${V2}/orders/history?state=past`).status).toBe(401)
  })
})

describe('the transaction to sign', () => {
  // Signatures and who pays; signers, those that are not written to, programs, and all accounts.
  it.each([
    ['right', 1, 'USER', [1, 0, 2, 3], /owner of USER\..* at 2026-11-23T00:05:00Z/],
    ['versioned', 1, 'USER', [0x80, 1, 0, 2, 3], /owner of USER\./],
    ['transfer', 1, 'USER', [1, 0, 3, 5], /owner of USER\./],
    ['other-payer', 2, 'another', [2, 0, 2, 4], /owner of USER\./],
    ['other-wallet', 1, 'USER', [1, 0, 2, 3], /owner of (?!USER)\w{32,44}\./],
    ['other-service', 1, 'USER', [1, 0, 2, 3], /with Neptune that/],
    ['expires-late', 1, 'USER', [1, 0, 2, 3], /expires at 2026-11-23T01:00:00Z/],
    ['expired', 1, 'USER', [1, 0, 2, 3], /expires at 2026-11-22T23:55:00Z/],
  ])('%s: %i signatures, paid by %s, %j, says %s', (kind, signatures, payer, head, says) => {
    const { newWallet, challenge } = page()
    const user = newWallet({ sample: 'no-orders', challenge: kind })
    const bytes = Buffer.from(challenge(user, 'transaction').transaction, 'base64')
    const message = bytes.subarray(1 + 64 * signatures)
    const first = message.subarray(head.length, head.length + 32)
    expect(bytes[0]).toBe(signatures)
    expect([...message.subarray(0, head.length)]).toEqual(head)
    expect(bs58.encode(first) === user ? 'USER' : 'another').toBe(payer)
    expect(message.toString('latin1').replaceAll(user, 'USER')).toMatch(says)
  })
})

describe('the lists', () => {
  it('come in pages of 1 to 100, 20 where nothing is said', async () => {
    const { list, call } = await page().signIn(walletAddress('many-newer'))
    const sizes = ['', '&limit=100', '&limit=100&offset=200', '&offset=300'].map((paging) => {
      const { orders, pagination } = list(`state=past${paging}`)
      return [orders.length, ...Object.values(pagination)]
    })
    expect(sizes).toEqual([
      [20, 212, 20, 0],
      [100, 212, 100, 0],
      [12, 212, 100, 200],
      [0, 212, 20, 300],
    ])
    expect(
      ['limit=0', 'limit=101', 'offset=-1'].map((bad) => call(`state=past&${bad}`).status),
    ).toEqual([400, 400, 400])
    expect(list('state=past', '/orders/history/dca').pagination.total).toBe(3)
  })

  it('are empty for a wallet without newer orders', async () => {
    const { list } = await page().signIn(walletAddress('no-orders'))
    const pagination = { total: 0, limit: 20, offset: 0 }
    expect(list('state=active')).toEqual({ orders: [], pagination })
  })

  it('meet faults, named by list and page; the log tells whose calls they were', async () => {
    const { newWallet, signIn, read } = page()
    const fault = { list: 'past newer recurring', page: 2, times: 1 }
    const answers = [401, 503, 'no-list'].map((answer) => ({ ...fault, answer }))
    const user = newWallet({ sample: 'newer-orders', faults: answers })
    const { call } = await signIn(user)
    const second = () => call('state=past&limit=2&offset=2', '/orders/history/dca')
    expect(call('state=past&limit=2', '/orders/history/dca').status).toBe(200)
    expect(second()).toMatchObject({ status: 401, body: '{"error":"Unauthorized"}' })
    expect([second().status, second().body]).toEqual([503, JSON.stringify({ user })])
    const calls = read(z.array(z.object({ path: z.string() })), `GET /calls?user=${user}`)
    expect(calls.map(({ path }) => path.replace(V2, ''))).toEqual([
      ...['/auth/challenge', '/auth/verify'],
      ...Array.from({ length: 4 }, () => '/orders/history/dca'),
    ])
  })

  it('are refused after as many calls as a test lets pass, and open to browsers', () => {
    const { reply } = page()
    const caller = { userAgent: 'hasty', exposesHeaders: true, hides429: false, inTenSeconds: 4 }
    reply('POST /limited-callers', { body: caller })
    const headers = { 'user-agent': 'hasty' }
    const call = () => reply(`GET ${V2}/orders/history?state=past`, { headers }).status
    expect([1, 2, 3, 4, 5].map(call)).toEqual([401, 401, 401, 401, 429])
    expect(reply(`OPTIONS ${V2}/orders/history`).headers).toMatchObject({
      'access-control-allow-headers': 'authorization, x-api-key, content-type',
    })
  })
})

describe('the test wallet', () => {
  const user = everyday
  const message = new TextEncoder().encode('text')

  it('is registered with a page that listens, and with one that asks later', async () => {
    expect(page().install(user).name).toBe('Test Wallet')
    const wallet = page().install(user, 'approves', true)
    expect(wallet.accounts).toEqual([])
    await wallet.features['standard:connect']?.connect?.()
    expect(wallet.accounts[0]?.address).toBe(user)
  })

  it('may refuse, hold another account, never answer, or not sign messages', async () => {
    const { install } = page()
    const connect = (behaviour: Behaviour) => {
      const wallet = install(user, behaviour)
      return wallet.features['standard:connect']
        ?.connect?.()
        .then(() => wallet.accounts[0]?.address)
    }
    const sign = (behaviour: Behaviour) =>
      install(user, behaviour).features['solana:signMessage']?.signMessage?.({ message })
    await expect(connect('refuses-to-connect')).rejects.toThrow('rejected')
    await expect(sign('refuses')).rejects.toThrow('rejected')
    expect(await connect('other-account')).toBe(walletAddress('other account'))
    expect(sign('no-sign-message')).toBeUndefined()
    const [changed] = (await sign('changes-what-it-signs')) ?? []
    expect(Buffer.from(changed?.signedMessage ?? []).toString()).toBe('texu')
    const late = new Promise((resolve) => setTimeout(resolve, 50, 'nothing'))
    expect(await Promise.race([sign('never-answers'), late])).toBe('nothing')
  })
})
