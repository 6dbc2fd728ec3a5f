/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query'
import { saveFile } from '@/lib/browser/csv/save-file'
import { useCsvDownloadState } from '@/lib/browser/csv/csv-download-store'
import { dismissToast, useToasts } from '@/lib/browser/toasts/toast-store'
import { tokensQuery } from '@/lib/browser/tokens/token-query'
import { waitForTokenNames } from '@/lib/browser/tokens/wait-for-token-names'
import { USDC } from '@/lib/domain/testing/sample-orders'
import type { Token } from '@/lib/domain/tokens/token'
import { standInFetch, type StandInCall } from '@/lib/upstream/testing/stand-in-fetch'
import { readCsvRequest } from '@/lib/view/csv/csv-request-body'
import { taxFile } from '@/lib/view/tax-files/tax-file'
import { sampleTradeEvent, SOL_TOKEN, USDC_TOKEN, WALLET } from '@/lib/view/testing/sample-events'
import { rememberExport } from './exported-trades'
import { startTaxExport, type TaxExport } from './start-tax-export'

jest.mock('./exported-trades')
jest.mock('@/lib/browser/csv/save-file')
jest.mock('@/lib/browser/tokens/wait-for-token-names')

const names = jest.mocked(waitForTokenNames)
const saved = jest.mocked(saveFile)
const remember = jest.mocked(rememberExport)
const client = new QueryClient()
const toasts = () => useToasts.getState().toasts
const trades = [sampleTradeEvent(), sampleTradeEvent({ place: 2 })]
const wanted: TaxExport = {
  ...{ format: 'koinly', trades, isFiltered: false },
  wallets: [{ userAddress: WALLET, isPartial: false }],
}
const known = (...tokens: Token[]) => ({
  tokens: new Map(tokens.map((token) => [token.address, token])),
  unnamed: 0,
})
const verifiedUsdc = { ...USDC_TOKEN, isVerified: true }

function requestOf({ body }: StandInCall) {
  const asked = readCsvRequest(body)
  if ('fault' in asked || asked.format === undefined) throw new Error('asks for no tax file')
  return asked
}

/** The route, as it is. */
const answer = (call: StandInCall) => new Response([...taxFile(requestOf(call)).pieces].join(''))

beforeEach(() => {
  remember.mockReset().mockReturnValue(true)
  saved.mockClear()
  useCsvDownloadState.setState(useCsvDownloadState.getInitialState())
  names.mockReset().mockResolvedValue(known(SOL_TOKEN, verifiedUsdc))
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const { id } of toasts()) dismissToast(id)
})

it('sends the format, the trades, and of tokens what is vouched for (behaviour 19.11)', async () => {
  const calls = standInFetch(answer)
  await startTaxExport(client, wanted)
  expect(calls).toMatchObject([{ url: '/trades/csv', method: 'POST' }])
  const { address, symbol, name, decimals } = USDC_TOKEN
  expect(calls.map(requestOf)).toEqual([
    {
      ...{ format: 'koinly', events: trades, fetchedTokenPrices: {}, namesWallets: false },
      mints: [{ address, symbol, name, decimals, verified: true }],
    },
  ])
})

it('saves the file, remembers its trades and says so (behaviour 19.14)', async () => {
  standInFetch(answer)
  await startTaxExport(client, wanted)
  expect(saved.mock.calls[0]?.[0]).toBe(`${WALLET}-koinly.csv`)
  expect(saved.mock.calls[0]?.[2].join('').split('\n')).toHaveLength(4)
  expect(toasts()).toMatchObject([{ kind: 'ok', text: 'Downloaded 2 trades for Koinly.' }])
  expect(remember.mock.calls).toEqual([['koinly', trades, expect.any(Number)]])
})

it('of several wallets: rows name theirs, and the file names them (behaviour 21.9)', async () => {
  const calls = standInFetch(answer)
  const [first] = trades
  const second = sampleTradeEvent({ userAddress: 'Second' })
  const wallets = [WALLET, 'Second'].map((userAddress) => ({ userAddress, isPartial: false }))
  await startTaxExport(client, { ...wanted, trades: first ? [first, second] : [], wallets })
  expect(calls.map(requestOf)).toMatchObject([{ namesWallets: true }])
  const [name, , parts] = saved.mock.calls[0] ?? []
  expect(name).toBe(`${WALLET}-and-1-more-koinly.csv`)
  expect(parts?.join('')).toMatch(/wallet Second; Jupiter/)
})

it('is a warning if names are missing', async () => {
  names.mockResolvedValue({ ...known(), unnamed: 2 })
  standInFetch(answer)
  await startTaxExport(client, { ...wanted, format: 'summ' })
  expect(toasts()).toMatchObject([{ kind: 'warn', text: expect.stringContaining('2 token names') }])
})

it('no Koinly file while names are missing: Retry asks for them once more (behaviour 19.7)', async () => {
  const calls = standInFetch(answer)
  names.mockResolvedValueOnce({ ...known(), unnamed: 1 })
  client.setQueryData(tokensQuery.queryKey, {
    [USDC]: { kind: 'unanswered', token: undefined, askedAtMs: 0 },
  })
  await startTaxExport(client, wanted)
  expect(calls).toEqual([])
  expect(saved).not.toHaveBeenCalled()
  expect(remember).not.toHaveBeenCalled()
  const [toast] = toasts()
  expect(toast?.text).toBe(
    'The CSV could not be made. 1 token name is missing, and Koinly needs them all.',
  )
  toast?.action?.run()
  expect(client.getQueryData(tokensQuery.queryKey)).toEqual({})
  await new Promise((go) => setTimeout(go, 50))
  expect(saved).toHaveBeenCalledTimes(1)
})

it('two tokens under one symbol: nothing is sent, saved or remembered (behaviour 19.6)', async () => {
  const calls = standInFetch(answer)
  const other = { ...verifiedUsdc, address: 'MintA', symbol: 'SOL', name: 'Fake' }
  names.mockResolvedValue(known(verifiedUsdc, other))
  await startTaxExport(client, {
    ...wanted,
    trades: [...trades, sampleTradeEvent({ inputMint: 'MintA' })],
  })
  expect(calls).toEqual([])
  expect(saved).not.toHaveBeenCalled()
  expect(remember).not.toHaveBeenCalled()
  expect(toasts()).toMatchObject([
    {
      kind: 'bad',
      text: expect.stringMatching(/^The CSV could not be made\. Two tokens are named SOL: /),
    },
  ])
})

it('tells why it failed, and tries again on Retry', async () => {
  standInFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await startTaxExport(client, wanted)
  expect(saved).not.toHaveBeenCalled()
  expect(remember).not.toHaveBeenCalled()
  const [toast] = toasts()
  expect(toast?.text).toBe('The CSV could not be made. The connection to this site was lost.')
  expect(useCsvDownloadState.getState().isDownloading).toBe(false)
  standInFetch(answer)
  toast?.action?.run()
  await new Promise((go) => setTimeout(go, 50))
  expect(saved).toHaveBeenCalledTimes(1)
})

it('long exports go in parts, one after another, and are one file (behaviour 19.11)', async () => {
  const calls = standInFetch(answer)
  const many = Array.from({ length: 6_000 }, (_, index) =>
    sampleTradeEvent({ transactionSignature: `S${index}`.padEnd(88, 'z') }),
  )
  await startTaxExport(client, { ...wanted, trades: many })
  expect(calls.length).toBeGreaterThan(1)
  const lines = saved.mock.calls[0]?.[2].join('').trimEnd().split('\n') ?? []
  expect(lines.filter((line) => line.startsWith('Date,'))).toHaveLength(1)
  expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(
    many.map(({ transactionSignature }) => transactionSignature),
  )
})

it('one at a time', async () => {
  const calls = standInFetch(answer)
  useCsvDownloadState.setState({ isDownloading: true })
  await startTaxExport(client, wanted)
  expect(calls).toEqual([])
})

it('a part of another format is no file', async () => {
  standInFetch(() => new Response('Date,Sent Amount\n'))
  await startTaxExport(client, wanted)
  expect(toasts()[0]?.text).toContain("This site's answer was not the whole CSV.")
})
