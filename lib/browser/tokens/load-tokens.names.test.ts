import { QueryClient } from '@tanstack/react-query'
import { USDC } from '@/lib/domain/testing/test-orders'
import { KNOWN_TOKENS } from '@/lib/domain/tokens/token'
import { fetchTokens } from '@/lib/upstream/tokens/token-services'
import { SOL_TOKEN } from '@/lib/view/testing/test-events'
import { waitForTokenNames } from './load-tokens'

jest.mock('@/lib/upstream/tokens/token-services')

const ask = jest.mocked(fetchTokens)
beforeEach(() => {
  jest.useFakeTimers()
  ask.mockReset()
})
afterEach(() => jest.useRealTimers())

test('a file waits for the names in it', async () => {
  ask.mockImplementation(async (mints) => ({
    tokens: mints.filter((mint) => mint === 'A').map((address) => ({ ...SOL_TOKEN, address })),
    unanswered: new Set(),
    unsearched: new Set(),
  }))
  const answered = waitForTokenNames(new QueryClient(), ['A', 'B'])
  await expect(answered).resolves.toEqual({
    tokens: new Map([['A', { ...SOL_TOKEN, address: 'A' }]]),
    unnamed: 0,
  })
})

test('a file waits 20 s at most, and names that have not come by then are counted', async () => {
  ask.mockReturnValue(new Promise(() => {}))
  const answered = waitForTokenNames(new QueryClient(), ['C', 'C'])
  await jest.advanceTimersByTimeAsync(20_000)
  await expect(answered).resolves.toEqual({ tokens: new Map(), unnamed: 1 })
})

test('the wait ends once its signal aborts (behaviour 3.7)', async () => {
  ask.mockReturnValue(new Promise(() => {}))
  const stop = new AbortController()
  const answered = waitForTokenNames(new QueryClient(), ['L'], stop)
  stop.abort()
  await expect(answered).resolves.toEqual({ tokens: new Map(), unnamed: 1 })
})

test.each([
  ['whose services failed are counted', ['D', 'E'], 2],
  ['that no service knows are not', [], 0],
])('mints %s', async (_, unanswered, unnamed) => {
  ask.mockResolvedValue({ tokens: [], unanswered: new Set(unanswered), unsearched: new Set() })
  const answered = waitForTokenNames(new QueryClient(), ['D', 'E'])
  await expect(answered).resolves.toEqual({ tokens: new Map(), unnamed })
})

describe('SOL and stablecoins need no service (behaviour 6.5)', () => {
  const builtIn = new Map([[USDC, KNOWN_TOKENS.get(USDC)]])
  const needsSearch = true

  test('while the services fail, a file names them, and the next one asks again', async () => {
    const client = new QueryClient()
    const tokens = [...KNOWN_TOKENS.values()].filter(({ address }) => address === USDC)
    ask.mockResolvedValueOnce({ tokens, unanswered: new Set(), unsearched: new Set() })
    const first = waitForTokenNames(client, [USDC], { needsSearch })
    await expect(first).resolves.toEqual({ tokens: builtIn, unnamed: 0 })
    const better = { ...SOL_TOKEN, address: USDC, name: 'USDC of a service' }
    ask.mockResolvedValueOnce({ tokens: [better], unanswered: new Set(), unsearched: new Set() })
    const next = waitForTokenNames(client, [USDC], { needsSearch })
    await expect(next).resolves.toEqual({ tokens: new Map([[USDC, better]]), unnamed: 0 })
  })

  test('while the services don’t respond, a file names them', async () => {
    ask.mockReturnValue(new Promise(() => {}))
    const answered = waitForTokenNames(new QueryClient(), [USDC], { needsSearch })
    await jest.advanceTimersByTimeAsync(20_000)
    await expect(answered).resolves.toEqual({ tokens: builtIn, unnamed: 0 })
  })
})

test('one call asks for all mints', async () => {
  ask.mockResolvedValue({ tokens: [], unanswered: new Set(['G', 'H']), unsearched: new Set() })
  await waitForTokenNames(new QueryClient(), ['G', 'H'])
  expect(ask.mock.calls.map(([mints]) => mints)).toEqual([['G', 'H']])
})

test('a file waits for a multiplier that is on its way, but not for one whose service failed (behaviour 6.12)', async () => {
  const client = new QueryClient()
  const K = { ...SOL_TOKEN, address: 'K' }
  ask.mockImplementationOnce(async (mints, { onFound }) => {
    onFound([K])
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    return { tokens: [K], unanswered: new Set(), unsearched: new Set(mints) }
  })
  let isDone = false
  const first = waitForTokenNames(client, ['K']).finally(() => (isDone = true))
  await jest.advanceTimersByTimeAsync(4_999)
  expect(isDone).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  const named = { tokens: new Map([['K', K]]), unnamed: 0 }
  await expect(first).resolves.toEqual(named)
  await expect(waitForTokenNames(client, ['K'])).resolves.toEqual(named)
  expect(ask).toHaveBeenCalledTimes(1)
})

describe('a name that failed is asked for again when it is next needed (behaviour 6.5)', () => {
  const client = new QueryClient()
  const I = { ...SOL_TOKEN, address: 'I' }
  const J = { ...SOL_TOKEN, address: 'J' }
  const named = {
    tokens: new Map([
      ['I', I],
      ['J', J],
    ]),
    unnamed: 0,
  }

  test('the next file asks for it alone', async () => {
    ask.mockResolvedValueOnce({ tokens: [J], unanswered: new Set(['I']), unsearched: new Set() })
    const missing = { tokens: new Map([['J', J]]), unnamed: 1 }
    await expect(waitForTokenNames(client, ['I', 'J'])).resolves.toEqual(missing)
    ask.mockResolvedValueOnce({ tokens: [I], unanswered: new Set(), unsearched: new Set() })
    await expect(waitForTokenNames(client, ['I', 'J'])).resolves.toEqual(named)
    expect(ask.mock.calls.map(([mints]) => mints)).toEqual([['I', 'J'], ['I']])
  })

  test('a name that came is not asked for again', async () => {
    await expect(waitForTokenNames(client, ['I', 'J'])).resolves.toEqual(named)
    expect(ask).not.toHaveBeenCalled()
  })

  test('the next file asks for it even if it failed after the first file had stopped waiting', async () => {
    const late = new QueryClient()
    const failed = { tokens: [], unanswered: new Set(['I']), unsearched: new Set<string>() }
    ask.mockReturnValueOnce(new Promise((resolve) => setTimeout(() => resolve(failed), 30_000)))
    const first = waitForTokenNames(late, ['I'])
    await jest.advanceTimersByTimeAsync(30_000)
    await expect(first).resolves.toEqual({ tokens: new Map(), unnamed: 1 })
    ask.mockResolvedValueOnce({ tokens: [I], unanswered: new Set(), unsearched: new Set() })
    const answered = waitForTokenNames(late, ['I'])
    await expect(answered).resolves.toEqual({ tokens: new Map([['I', I]]), unnamed: 0 })
  })
})

describe('a file that needs Jupiter’s search (behaviour 19.6)', () => {
  const listed = { ...SOL_TOKEN, address: 'M', isVerified: false }

  test.each([
    ['the search failed', { ...listed }, ['M'], 1],
    ['the search failed, but the token list vouches', { ...listed, isVerified: true }, ['M'], 0],
    ['the search answered', { ...listed }, [], 0],
  ])('%s', async (_, token, unsearched, unnamed) => {
    ask.mockResolvedValue({
      tokens: [token],
      unanswered: new Set(),
      unsearched: new Set(unsearched),
    })
    const answered = await waitForTokenNames(new QueryClient(), ['M'], { needsSearch: true })
    expect(answered).toMatchObject({ unnamed, tokens: new Map([['M', token]]) })
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('that hasn’t answered in time; needed: %s', async (needsSearch, unnamed) => {
    ask.mockImplementation((_, { onFound }) => {
      onFound([listed])
      return new Promise(() => {})
    })
    const answered = waitForTokenNames(new QueryClient(), ['M'], { needsSearch })
    await jest.advanceTimersByTimeAsync(20_000)
    await expect(answered).resolves.toMatchObject({ unnamed })
  })

  test('asks again after the search failed', async () => {
    const client = new QueryClient()
    const answer = { tokens: [listed], unanswered: new Set<string>(), unsearched: new Set(['M']) }
    ask.mockResolvedValueOnce(answer).mockResolvedValueOnce({ ...answer, unsearched: new Set() })
    await waitForTokenNames(client, ['M'])
    expect(await waitForTokenNames(client, ['M'], { needsSearch: true })).toMatchObject({
      unnamed: 0,
    })
  })
})
