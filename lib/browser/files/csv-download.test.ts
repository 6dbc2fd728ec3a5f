/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate'
import { SOL } from '@/lib/domain/testing/test-orders'
import { mockFetch, type MockCall } from '@/lib/upstream/testing/mock-fetch'
import { CSV_COLUMNS } from '@/lib/view/files/csv-rows'
import { readFileRequest } from '@/lib/view/testing/run-files'
import {
  testDeposit,
  testTradeEvent,
  sentEvents,
  SOL_TOKEN,
  WALLET,
} from '@/lib/view/testing/test-events'
import { type CsvContent, makeCsv } from './csv-download'
import { useDownloadState } from './run-download'

const HEADER = `${CSV_COLUMNS.join(',')}\n`
const events = [testDeposit(), testTradeEvent()]
const linesOf = (rows: readonly { transactionSignature: string }[]) =>
  rows.map(({ transactionSignature }) => `${transactionSignature}\n`).join('')
const rowsOf = (count: number, userAddress = WALLET) =>
  Array.from({ length: count }, (_, index) =>
    testTradeEvent({ userAddress, transactionSignature: `S${index}`.replaceAll('0', 'z') }),
  )

const download = (change: Partial<CsvContent> = {}) =>
  makeCsv(
    {
      events,
      wallets: [{ userAddress: WALLET, isPartial: false }],
      isFiltered: false,
      ...change,
    },
    new Map([[SOL, SOL_TOKEN]]),
    new Map(),
  )

const requestOf = ({ body }: MockCall) => readFileRequest(body)
const answer = (call: MockCall) => new Response(HEADER + linesOf(requestOf(call).events))
const fault = (status: number, error: string) => Response.json({ error }, { status })

/** The numbers of rows that were written before each request. */
const noted: (number | undefined)[] = []
useDownloadState.subscribe(({ written }) => noted.push(written?.rows))

afterEach(() => {
  jest.restoreAllMocks()
  noted.length = 0
})

it('POST /trades/csv gets JSON {events, mints, fetchedTokenPrices}', async () => {
  const calls = mockFetch(answer)
  await download()
  expect(calls).toMatchObject([{ url: '/trades/csv', method: 'POST' }])
  expect(calls[0]?.headers.get('content-type')).toBe('application/json')
  expect(calls.map(requestOf)).toEqual([
    { events: sentEvents(events), mints: [SOL_TOKEN], fetchedTokenPrices: {} },
  ])
})

it('several requests, sent one after another, become one file with one header line (behaviour 9.9, 9.10)', async () => {
  let underWay = 0
  mockFetch(async (call) => {
    underWay += 1
    expect(underWay).toBe(1)
    await Promise.resolve()
    underWay -= 1
    return answer(call)
  })
  const many = rowsOf(2_500)
  const wallets = [{ userAddress: WALLET, isPartial: true }]
  const { name, type, parts } = await download({ events: many, wallets })
  expect([name, type]).toEqual([`${WALLET}-trades-partial.csv`, 'text/csv;charset=utf-8'])
  expect(parts.join('')).toBe(HEADER + linesOf(many))
  expect(noted).toEqual([0, 1_000, 2_000])
})

describe('with several wallets (behaviour 21.8)', () => {
  const wallets = [
    { userAddress: 'First', isPartial: false },
    { userAddress: 'Second', isPartial: true },
  ]
  const rowsOfFirst = rowsOf(1, 'First')
  const mixed = [...rowsOf(1_200, 'Second'), ...rowsOfFirst]

  it('one zip has the file that each wallet would have alone', async () => {
    mockFetch(answer)
    const { name, parts } = await download({ events: mixed, wallets })
    expect(name).toBe('First-and-1-more-trades-partial.zip')
    const bytes = new Uint8Array(await new Blob([...parts]).arrayBuffer())
    const files = Object.entries(unzipSync(bytes)).map(([file, text]) => [file, strFromU8(text)])
    expect(files).toEqual([
      ['First-trades.csv', HEADER + linesOf(rowsOfFirst)],
      ['Second-trades-partial.csv', HEADER + linesOf(mixed.slice(0, -1))],
    ])
    expect(noted).toEqual([0, 1, 1_001])
  })

  it('there is no file if the request of one wallet fails', async () => {
    mockFetch((call) => (call.body.includes('"First"') ? answer(call) : fault(500, 'No.')))
    await expect(download({ events: mixed, wallets })).rejects.toThrow('No.')
  })
})

describe('a lost connection (behaviour 9.9)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** Mocks answers that come only after this many seconds, as if sending the body took that long. */
  const answersAfter = (seconds: number) =>
    mockFetch(async (call) => {
      await new Promise<void>((resolve, reject) => {
        setTimeout(resolve, seconds * 1_000)
        call.signal.addEventListener('abort', () => reject(new TypeError('aborted')))
      })
      return answer(call)
    })

  it('a long body gets the time that a slow uplink takes', async () => {
    const calls = answersAfter(40)
    const done = download({ events: rowsOf(1_000) })
    await jest.advanceTimersByTimeAsync(41_000)
    await done
    expect(calls).toHaveLength(1)
  })

  it('a short body without an answer for 21 s is sent once more, before the connection counts as lost', async () => {
    const calls = answersAfter(22)
    const error = download().catch((reason: unknown) => reason)
    await jest.advanceTimersByTimeAsync(45_000)
    expect(calls).toHaveLength(2)
    expect(await error).toEqual(new Error('Connection lost.'))
  })

  it('costs nothing if the second try succeeds', async () => {
    const calls = mockFetch((call) =>
      calls.length === 1 ? Promise.reject(new TypeError('reset')) : answer(call),
    )
    await download()
    expect([calls.length, calls[1]?.body]).toEqual([2, calls[0]?.body])
  })
})

it.each([
  [() => fault(400, 'Row 2: amount is missing.'), 'Row 2: amount is missing.'],
  [() => fault(413, 'The request is too large.'), 'The request is too large.'],
  [() => new Response('<!doctype html><title>Sign in</title>'), 'The download was incomplete.'],
  [() => new Response(`${HEADER}StartSignature\n`), 'The download was incomplete.'],
])('there is no file, and the error says why (behaviour 9.9, 15.9): %#', async (wrong, message) => {
  mockFetch(wrong)
  await expect(download()).rejects.toThrow(message)
})

it('the number of a row in a later request counts from the start of the file (behaviour 15.9)', async () => {
  const calls = mockFetch((call) =>
    calls.length > 1 ? fault(400, 'Row 41: amount is missing.') : answer(call),
  )
  await expect(download({ events: rowsOf(1_100) })).rejects.toThrow('Row 1041: amount is missing.')
})
