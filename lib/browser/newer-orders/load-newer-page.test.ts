import { QueryClient } from '@tanstack/react-query'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import { testTrigger, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { fetchNewerPage } from '@/lib/upstream/newer-orders/newer-calls'
import { SOL_TOKEN, USDC_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import { testPage } from '@/lib/view/testing/test-order-lists'
import { loadNewerPage } from './load-newer-page'
import { keepSignInToken } from './sign-in-store'

jest.mock('@/lib/upstream/newer-orders/newer-calls')
jest.mock('@/lib/browser/tokens/load-tokens', () => ({
  ...jest.requireActual('@/lib/browser/tokens/load-tokens'),
  waitForTokenNames: jest.fn(),
}))

const wait = jest.mocked(waitForTokenNames)
const request = {
  name: 'past newer trigger',
  userAddress: WALLET,
  page: 1,
  signal: new AbortController().signal,
} as const
const order = testTrigger({ baseUnitMints: [SOL, USDC], deposited: '2000000000' })

beforeEach(() => {
  keepSignInToken(WALLET, 'token')
  const page = testPage({ orders: [order] })
  jest.mocked(fetchNewerPage).mockResolvedValue({ totalPages: 1, page })
})

/** Loads a page of newer orders while services know these tokens, and returns its orders. */
async function load(tokens: readonly (typeof SOL_TOKEN)[], unnamed = 0) {
  const knownTokens = new Map(tokens.map((token) => [token.address, token]))
  wait.mockResolvedValue({ tokens: knownTokens, unnamed })
  const { page } = await loadNewerPage(new QueryClient(), request)
  return page.orders
}

describe('a page of newer orders waits for its tokens’ decimals (behaviour 25.14)', () => {
  it('and then has its amounts in token units', async () => {
    const orders = await load([SOL_TOKEN, USDC_TOKEN])
    expect(wait).toHaveBeenCalledWith(expect.anything(), [SOL, USDC], {
      signal: request.signal,
    })
    expect(orders).toMatchObject([{ deposited: '2', baseUnitMints: [] }])
  })

  it('and keeps amounts in base units if no service knows their token', async () => {
    expect(await load([USDC_TOKEN])).toMatchObject([
      { deposited: '2000000000', baseUnitMints: [SOL] },
    ])
  })

  it('and fails if a token service fails, so that nothing is missing without a mark', async () => {
    await expect(load([USDC_TOKEN], 1)).rejects.toMatchObject({
      fault: { kind: 'token decimals' },
    })
  })
})
