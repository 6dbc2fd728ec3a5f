import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { USDC_TOKEN } from '@/lib/view/testing/test-events'
import { EmptyWallet } from './empty-wallet'

const mockAsk = jest.fn()
jest.mock('@/lib/upstream/tokens/token-services', () => ({
  fetchTokens: (mints: readonly string[]) => mockAsk(mints),
}))

const { address } = USDC_TOKEN

/** Renders the card, and waits until the services have answered. Returns its button for newer orders, or null. */
async function show(hasNewerOrders = false) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EmptyWallet userAddress={address} texts={[]} hasNewerOrders={hasNewerOrders} />
    </QueryClientProvider>,
  )
  await act(() => new Promise((goOn) => setTimeout(goOn, 20)))
  return screen.queryByRole('button', { name: 'Load them with your wallet' })
}

beforeEach(() => {
  mockAsk
    .mockReset()
    .mockResolvedValue({ tokens: [], unanswered: new Set(), unsearched: new Set() })
})

it.each([
  ['has the button to load newer orders', false, true],
  ['has no button to load newer orders once they are loaded', true, false],
])(
  'the card of a wallet without orders %s (behaviour 2.13, 25.3)',
  async (_, hasNewer, hasButton) => {
    expect((await show(hasNewer)) !== null).toBe(hasButton)
    expect(screen.queryByText(/past and newer orders/) !== null).toBe(hasNewer)
    expect(screen.getByRole('link', { name: 'Look up another wallet' })).toBeTruthy()
  },
)

describe('the mint of a token as a wallet (behaviour 2.13)', () => {
  it('makes the card say that the address is that of a token', async () => {
    mockAsk.mockResolvedValue({
      tokens: [USDC_TOKEN],
      unanswered: new Set(),
      unsearched: new Set(),
    })
    expect(await show()).toBeNull()
    expect(mockAsk.mock.calls).toEqual([[[address]]])
    expect(screen.getByText(/^This is the address of a token/).textContent).toBe(
      'This is the address of a token, USDC. Paste the address of a wallet.',
    )
  })

  it.each([
    ['no service knows the token', []],
    ['a service failed', [address]],
  ])('changes nothing if %s', async (_, unanswered) => {
    mockAsk.mockResolvedValue({
      tokens: [],
      unanswered: new Set(unanswered),
      unsearched: new Set(),
    })
    await show()
    expect(screen.getByText(/^Open and past orders were checked/)).toBeTruthy()
    expect(mockAsk).toHaveBeenCalledTimes(1)
  })
})
