import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { useNewerOrdersNotice, walletNotices } from './wallet-notices'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { NEWER_LISTS, type OrderList } from '@/lib/domain/order-lists/order-list'
import { testList, testLists, testPage } from '@/lib/view/testing/test-order-lists'

let mockIsOn = true
jest.mock('@/components/newer-orders/sign-in', () => ({
  ...jest.requireActual('@/components/newer-orders/sign-in'),
  get HAS_NEWER_ORDERS() {
    return mockIsOn
  },
}))

afterEach(() => {
  mockIsOn = true
})

const retry = jest.fn()
const walletWith = (change?: Partial<OrderList>): LoadedWallet => ({
  userAddress: 'Wallet',
  lists: [...testLists(), ...(change ? NEWER_LISTS.map((name) => testList(name, change)) : [])],
  actions: { stop: jest.fn(), loadRest: jest.fn(), retry, refresh: jest.fn() },
  orders: [],
  isLoading: false,
  hasFailed: false,
})

type NoticeOfProps = { wallets: readonly LoadedWallet[]; owners?: readonly string[] }

function NoticeOf({ wallets, owners = ['Wallet'] }: NoticeOfProps) {
  const { text, details, action } = useNewerOrdersNotice(wallets, owners)
  return (
    <>
      {text} | {details} | {action}
    </>
  )
}

function textOf(props: NoticeOfProps) {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <NoticeOf {...props} />
    </QueryClientProvider>,
  )
  return container.textContent
}

const BETA =
  'Jupiter’s service for these orders is in beta. Perijove’s support was built from its documentation.'
const MISSING = 'Orders placed on jup.ag since 10 March 2026 aren’t included'
const PRIVATE = 'Jupiter V2 keeps them private to the wallet.'
const pages = [testPage({ loadedAtMs: Date.now() })]

describe('the line about newer orders says whether they are loaded (behaviour 2.15, 25.9)', () => {
  it.each<[string, LoadedWallet[], RegExp]>([
    [
      'never loaded',
      [walletWith()],
      RegExp(`^${MISSING} \\| ${PRIVATE} \\| Load them with your wallet$`),
    ],
    [
      'whole',
      [walletWith({ pages })],
      RegExp(`^Newer orders included · Updated [\\d:]{5} \\| ${BETA} \\| $`),
    ],
    [
      'stopped',
      [walletWith({ pages, state: { kind: 'stopped' } })],
      /^Newer orders partly included · Updated/,
    ],
    [
      'stopped before the first page',
      [walletWith({ pages: [], state: { kind: 'stopped' } })],
      /^Newer orders partly included \|/,
    ],
    ['loading', [walletWith({ state: { kind: 'loading' } })], /^Loading newer orders… \|/],
    ['loaded for one wallet of two', [walletWith({}), walletWith()], RegExp(`^${MISSING}`)],
    ['loaded for both', [walletWith({ pages }), walletWith({ pages })], /^Newer orders included/],
  ])('%s', (_, wallets, expected) => {
    expect(textOf({ wallets })).toMatch(expected)
  })

  it.each([
    ['every order of a link was found', { owners: [] }],
    ['newer orders are off (behaviour 25.3)', { isOn: false }],
  ])(
    'shows no button if %s',
    (_, { isOn = true, owners }: { isOn?: boolean; owners?: string[] }) => {
      mockIsOn = isOn
      expect(textOf({ wallets: [walletWith()], ...(owners && { owners }) })).toBe(
        `${MISSING} | ${PRIVATE} | `,
      )
    },
  )
})

it('lists that lost their sign-in have one notice, which asks for a new sign-in (behaviour 25.10)', () => {
  const notices = walletNotices(
    walletWith({ state: { kind: 'failed', fault: { kind: 'sign-in' } } }),
  )
  expect(notices.map(({ kind, text }) => [kind, text])).toEqual([
    ['failed', 'Your sign-in has expired. Sign in again.'],
  ])
  expect(notices[0]?.button?.label).toBe('Sign in again')
  notices[0]?.button?.onPress()
  expect(retry).toHaveBeenCalledWith('past newer recurring')
})

it('a wallet that failed as a whole has one notice, with a way to a Jupiter API key (behaviour 21.6)', () => {
  const fault = { kind: 'rate limit' } as const
  const lists = testLists().map((list) => ({
    ...list,
    state: { kind: 'failed', fault } as const,
  }))
  const notices = walletNotices({ ...walletWith(), lists, hasFailed: true }, '7YtF…gAsU')
  expect(notices).toHaveLength(1)
  const { getByRole } = render(
    <QueryClientProvider client={new QueryClient()}>{notices[0]?.details}</QueryClientProvider>,
  )
  expect(getByRole('button', { name: 'Add Jupiter API key' })).toBeDefined()
})
