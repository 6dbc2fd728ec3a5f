/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query'
import { ignoresDownloads, saveFile } from '@/lib/browser/files/save-file'
import { useDownloadState } from '@/lib/browser/files/run-download'
import { dismissToast, useToasts } from '@/lib/browser/toasts/toast-store'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import { priceKey } from '@/lib/domain/prices/token-price'
import { USDC } from '@/lib/domain/testing/test-orders'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { Token } from '@/lib/domain/tokens/token'
import { mockFetch, type MockCall } from '@/lib/upstream/testing/mock-fetch'
import { readFileRequest } from '@/lib/view/testing/run-files'
import { requestedFile } from '@/lib/view/routes/csv-route'
import { testTradeEvent, SOL_TOKEN, USDC_TOKEN, WALLET } from '@/lib/view/testing/test-events'
import { rememberExport } from './exported-trades'
import { startTaxExport, type TaxExport } from './use-tax-export'

jest.mock('./exported-trades')
jest.mock('@/lib/browser/files/save-file')
jest.mock('@/lib/browser/tokens/load-tokens', () => ({
  ...jest.requireActual('@/lib/browser/tokens/load-tokens'),
  waitForTokenNames: jest.fn(),
}))

const names = jest.mocked(waitForTokenNames)
const saved = jest.mocked(saveFile)
const remember = jest.mocked(rememberExport)
const client = new QueryClient()
const toasts = () => useToasts.getState().toasts
const trades = [testTradeEvent(), testTradeEvent({ place: 2 })]
const TRADED_SECONDS = unixSeconds(testTradeEvent().date)
const wanted: TaxExport = {
  format: 'koinly',
  trades,
  selectedEvents: trades,
  isFiltered: false,
  wallets: [{ userAddress: WALLET, isPartial: false }],
}
const knownTokens = (...tokens: Token[]) => ({
  tokens: new Map(tokens.map((token) => [token.address, token])),
  unnamed: 0,
})
const verifiedUsdc = { ...USDC_TOKEN, isVerified: true }

/** Answers as the route does. */
const answer = ({ body }: MockCall) => new Response(requestedFile(body).text)

const savedLines = () => (saved.mock.calls[0]?.[0].parts ?? []).join('').trimEnd().split('\n')

beforeEach(() => {
  remember.mockReset().mockReturnValue(true)
  saved.mockClear()
  useDownloadState.setState(useDownloadState.getInitialState())
  names.mockReset().mockResolvedValue(knownTokens(SOL_TOKEN, verifiedUsdc))
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const { id } of toasts()) dismissToast(id)
})

it('an export sends the format and the verified tokens, saves the file, remembers its trades and says so (behaviour 19.12, 19.13)', async () => {
  const calls = mockFetch(answer)
  await startTaxExport(client, wanted)
  expect(calls).toMatchObject([{ url: '/trades/csv', method: 'POST' }])
  const { address, symbol, name, decimals } = USDC_TOKEN
  expect(calls.map(({ body }) => readFileRequest(body))).toEqual([
    {
      format: 'koinly',
      // The dollars paid are the value of both trades (behaviour 8.32).
      events: trades.map((trade) => ({ ...trade, valuedSide: 'input' })),
      fetchedTokenPrices: expect.objectContaining({ [priceKey(USDC, TRADED_SECONDS)]: 1 }),
      namesWallets: false,
      mints: [{ address, symbol, name, decimals, verified: true }],
    },
  ])
  expect(savedLines()).toHaveLength(3)
  expect(saved.mock.calls[0]?.[0].name).toBe(`${WALLET}-koinly.csv`)
  expect(remember.mock.calls).toEqual([['koinly', trades, expect.any(Number)]])
  expect(toasts()).toMatchObject([{ kind: 'ok', text: 'Downloaded 2 trades for Koinly.' }])
})

it.each([
  ['koinly', true],
  ['summ', false],
] as const)(
  'a file for %s needs Jupiter’s search: %s (behaviour 19.6)',
  async (format, needsSearch) => {
    mockFetch(answer)
    await startTaxExport(client, { ...wanted, format })
    expect(names).toHaveBeenLastCalledWith(client, expect.anything(), { needsSearch })
  },
)

it('an export is remembered only once the visitor has the file (behaviour 9.13, 19.15)', async () => {
  mockFetch(answer)
  jest.mocked(ignoresDownloads).mockReturnValueOnce(true)
  const writeText = jest.fn(async () => {})
  const value = { clipboard: { writeText } }
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true })
  await startTaxExport(client, wanted)
  expect(remember).not.toHaveBeenCalled()
  expect(toasts()).toMatchObject([{ text: 'This browser can’t download the tax export.' }])
  toasts()[0]?.action?.run()
  await new Promise((goOn) => setTimeout(goOn))
  expect(writeText).toHaveBeenCalled()
  expect(remember).toHaveBeenCalledTimes(1)
  expect(toasts().at(-1)?.text).toBe('Copied 2 trades for Koinly.')
})

it('with several wallets, each row names its wallet, and the file’s name counts the wallets (behaviour 21.8)', async () => {
  mockFetch(answer)
  const second = testTradeEvent({ userAddress: 'Second' })
  const wallets = [WALLET, 'Second'].map((userAddress) => ({ userAddress, isPartial: false }))
  await startTaxExport(client, { ...wanted, trades: [...trades, second], wallets })
  expect(saved.mock.calls[0]?.[0].name).toBe(`${WALLET}-and-1-more-koinly.csv`)
  expect(savedLines().at(-1)).toMatch(/wallet Second; Jupiter/)
})

describe('if there is no file, nothing is remembered, and the failure says why and offers Retry (behaviour 19.13)', () => {
  const impostor = { ...verifiedUsdc, address: 'MintA', symbol: 'SOL', name: 'Fake' }

  it.each([
    [
      'names that Koinly needs are missing (behaviour 19.6)',
      () => names.mockResolvedValueOnce({ ...knownTokens(), unnamed: 1 }),
      /^Couldn’t create the file\. 1 token name is missing, and Koinly needs them all\.$/,
    ],
    [
      'two tokens have the same name (behaviour 19.6)',
      () => names.mockResolvedValueOnce(knownTokens(impostor)),
      /^Couldn’t create the file\. Two tokens are named SOL: .* and Fake \(MintA\)\./,
    ],
    [
      'the connection is lost',
      () => mockFetch(() => Promise.reject(new TypeError('Failed to fetch'))),
      /^Couldn’t create the file\. Connection lost\.$/,
    ],
  ])('%s', async (_, arrange, text) => {
    const calls = mockFetch(answer)
    arrange()
    const fake = testTradeEvent({ inputMint: 'MintA' })
    await startTaxExport(client, { ...wanted, trades: [...trades, fake] })
    expect(calls.length).toBeLessThanOrEqual(1)
    expect(saved).not.toHaveBeenCalled()
    expect(remember).not.toHaveBeenCalled()
    const { failure, pending } = useDownloadState.getState()
    expect(failure?.text).toMatch(text)
    expect(pending).toEqual([])
    mockFetch(answer)
    failure?.retry()
    while (useDownloadState.getState().pending.length > 0) {
      await new Promise((goOn) => setTimeout(goOn))
    }
    expect(saved).toHaveBeenCalledTimes(1)
  })
})

it('no file is saved if a part has another format', async () => {
  mockFetch(() => new Response('Date,Sent Amount\n'))
  await startTaxExport(client, wanted)
  expect(saved).not.toHaveBeenCalled()
})
