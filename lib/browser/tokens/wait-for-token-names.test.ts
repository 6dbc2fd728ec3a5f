import { QueryClient } from '@tanstack/react-query'
import { fetchTokens } from '@/lib/upstream/tokens/token-services'
import { SOL_TOKEN } from '@/lib/view/testing/sample-events'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { waitForTokenNames } from './wait-for-token-names'

jest.mock('@/lib/upstream/tokens/token-services')

const ask = jest.mocked(fetchTokens)
const deposit = (inputMint: string): OrderEvent => ({
  kind: 'deposit',
  date: '2026-03-02T08:00:11.000Z',
  inputMint,
  inputAmount: { amount: '1', adjustedForDecimals: true },
  orderType: 'trigger',
  orderKey: 'Key',
  userAddress: 'Wallet',
  transactionSignature: 'Signature',
})

beforeEach(() => {
  jest.useFakeTimers()
  ask.mockReset()
})
afterEach(() => jest.useRealTimers())

test('a file waits for the names in it', async () => {
  ask.mockImplementation(async (mints) => ({
    tokens: mints.filter((mint) => mint === 'A').map((address) => ({ ...SOL_TOKEN, address })),
    unknown: ['B'],
    unanswered: [],
  }))
  const answered = waitForTokenNames(new QueryClient(), [deposit('A'), deposit('B')])
  await expect(answered).resolves.toEqual({
    tokens: new Map([['A', { ...SOL_TOKEN, address: 'A' }]]),
    unnamed: 0,
    unsure: 0,
  })
})

test('but not for ever: what has not come after 20 s is counted', async () => {
  ask.mockReturnValue(new Promise(() => {}))
  const answered = waitForTokenNames(new QueryClient(), [deposit('C'), deposit('C')])
  await jest.advanceTimersByTimeAsync(20_000)
  await expect(answered).resolves.toEqual({ tokens: new Map(), unnamed: 1, unsure: 1 })
})

test('mints whose services failed are counted; those that no service knows are not', async () => {
  ask.mockResolvedValue({ tokens: [], unknown: ['D'], unanswered: ['E', 'F'] })
  const events = [deposit('D'), deposit('E'), deposit('F')]
  const answered = waitForTokenNames(new QueryClient(), events)
  await expect(answered).resolves.toEqual({ tokens: new Map(), unnamed: 2, unsure: 2 })
})

test('mints may be named themselves', async () => {
  ask.mockResolvedValue({ tokens: [], unknown: ['G'], unanswered: ['H'] })
  const answered = waitForTokenNames(new QueryClient(), ['G', 'H'])
  await expect(answered).resolves.toEqual({ tokens: new Map(), unnamed: 1, unsure: 1 })
  expect(ask.mock.calls.map(([mints]) => mints)).toEqual([['G', 'H']])
})

test('a name that came after a service had failed counts as unsure', async () => {
  const token = { ...SOL_TOKEN, address: 'I' }
  ask.mockResolvedValue({ tokens: [token], unknown: [], unanswered: ['I'] })
  const answered = waitForTokenNames(new QueryClient(), ['I'])
  await expect(answered).resolves.toEqual({
    tokens: new Map([['I', token]]),
    unnamed: 0,
    unsure: 1,
  })
})
