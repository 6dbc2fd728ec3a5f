/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { standInFetch, type StandInCall } from '@/lib/upstream/testing/stand-in-fetch'
import { CSV_COLUMNS } from '@/lib/view/csv/csv-rows'
import { sampleCsvRequest } from '@/lib/view/testing/sample-csv-request'
import {
  sampleDeposit,
  sampleTradeEvent,
  SOL_TOKEN,
  WALLET,
} from '@/lib/view/testing/sample-events'
import { type CsvDownload, downloadCsv } from './csv-download'
import { saveBlob, saveFile } from './save-file'

jest.mock('./save-file')

const HEADER = `${CSV_COLUMNS.join(',')}\n`
const events = [sampleDeposit(), sampleTradeEvent()]
/** Too many for one request. */
const many = Array.from({ length: 8_000 }, (_, index) =>
  sampleTradeEvent({ transactionSignature: `S${index}`.padEnd(88, 'z') }),
)

const download = (change: Partial<CsvDownload> = {}) =>
  downloadCsv({
    events,
    tokens: new Map([[SOL, SOL_TOKEN]]),
    prices: new Map(),
    wallets: [{ userAddress: WALLET, isPartial: false }],
    isFiltered: false,
    onProgress: () => {},
    ...change,
  })

const requestOf = ({ body }: StandInCall) => sampleCsvRequest(body)
const csvOf = (call: StandInCall) =>
  HEADER +
  requestOf(call)
    .events.map(({ transactionSignature }) => `${transactionSignature}\n`)
    .join('')
const fault = (status: number, error: string) => Response.json({ error }, { status })

beforeEach(() => {
  jest.mocked(saveFile).mockClear()
  jest.mocked(saveBlob).mockClear()
})
afterEach(() => jest.restoreAllMocks())

it('POST /trades/csv, JSON {events, mints, fetchedTokenPrices}', async () => {
  const calls = standInFetch((call) => new Response(csvOf(call)))
  await download()
  expect(calls).toMatchObject([{ url: '/trades/csv', method: 'POST' }])
  expect(calls[0]?.headers.get('content-type')).toBe('application/json')
  expect(calls.map(requestOf)).toEqual([{ events, mints: [SOL_TOKEN], fetchedTokenPrices: {} }])
})

it.each([
  [false, `${WALLET}-trades.csv`],
  [true, `${WALLET}-trades-partial.csv`],
])('where orders may be missing (%s) the file is called %s', async (isPartial, name) => {
  standInFetch(() => new Response(HEADER))
  await download({ events: [], wallets: [{ userAddress: WALLET, isPartial }] })
  expect(saveFile).toHaveBeenCalledWith(name, 'text/csv', [HEADER])
})

describe('of several wallets (behaviour 21.8)', () => {
  const wallets = ['First', 'Second'].map((userAddress) => ({ userAddress, isPartial: false }))
  const of = (userAddress: string, signature: string) =>
    sampleTradeEvent({ userAddress, transactionSignature: signature })
  const mixed = [of('Second', 'A'), of('First', 'B'), of('Second', 'C')]
  const savedFiles = async () => {
    const [[name, blob] = []] = jest.mocked(saveBlob).mock.calls
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? [])
    const files = Object.entries(unzipSync(bytes)).map(([file, text]) => [file, strFromU8(text)])
    return { name, files }
  }

  it('one file a wallet in one zip, each as it would be alone', async () => {
    standInFetch((call) => new Response(csvOf(call)))
    const [first, second] = wallets
    const marked = [first, { ...second, userAddress: 'Second', isPartial: true }]
    await download({ events: mixed, wallets: marked.flatMap((wallet) => wallet ?? []) })
    expect(await savedFiles()).toEqual({
      name: 'First-and-1-more-trades-partial.zip',
      files: [
        ['First-trades.csv', `${HEADER}B\n`],
        ['Second-trades-partial.csv', `${HEADER}A\nC\n`],
      ],
    })
  })

  it('long ones too, joined, and the rows are counted over all of them', async () => {
    standInFetch((call) => new Response(csvOf(call)))
    const onProgress = jest.fn()
    const long = many.map((event) => ({ ...event, userAddress: 'Second' }))
    await download({ events: [of('First', 'B'), ...long], wallets, isFiltered: true, onProgress })
    const { name, files } = await savedFiles()
    expect(name).toBe('First-and-1-more-trades-filtered.zip')
    const lines = many.map(({ transactionSignature }) => `${transactionSignature}\n`)
    expect(files).toEqual([
      ['First-trades-filtered.csv', `${HEADER}B\n`],
      ['Second-trades-filtered.csv', HEADER + lines.join('')],
    ])
    const told = onProgress.mock.calls.flat()
    expect(told.slice(0, 2)).toEqual([0, 1])
    expect(told.at(-1)).toBeGreaterThan(1_000)
  })

  it('nothing is saved where one of them fails', async () => {
    standInFetch((call) =>
      call.body.includes('"First"') ? new Response(csvOf(call)) : fault(500, 'No.'),
    )
    await expect(download({ events: mixed, wallets })).rejects.toThrow('No.')
    expect(saveBlob).not.toHaveBeenCalled()
  })
})

it('several requests, one after another, are one download with one header line', async () => {
  let underWay = 0
  const calls = standInFetch(async (call) => {
    underWay += 1
    expect(underWay).toBe(1)
    await Promise.resolve()
    underWay -= 1
    return new Response(csvOf(call))
  })
  await download({ events: many })
  expect(calls.length).toBeGreaterThan(1)
  const [[, , parts] = []] = jest.mocked(saveFile).mock.calls
  const lines = many.map(({ transactionSignature }) => `${transactionSignature}\n`)
  expect(parts?.join('')).toBe(HEADER + lines.join(''))
  expect(saveFile).toHaveBeenCalledTimes(1)
})

it('tells how many rows are written before each request', async () => {
  const calls = standInFetch((call) => new Response(csvOf(call)))
  const onProgress = jest.fn()
  await download({ events: many, onProgress })
  const counts = calls.map((call) => requestOf(call).events.length)
  const before = counts.map((_, index) => counts.slice(0, index).reduce((sum, n) => sum + n, 0))
  expect(onProgress.mock.calls).toEqual(before.map((rows) => [rows]))
})

describe('on a slow line (behaviour 9.9)', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** Answers only after so many seconds, as where a body takes that long to be sent. */
  function answersAfter(seconds: number) {
    return standInFetch(async (call) => {
      await new Promise((resolve, reject) => {
        setTimeout(resolve, seconds * 1_000)
        call.signal.addEventListener('abort', () => reject(call.signal.reason))
      })
      return new Response(csvOf(call))
    })
  }

  it('a body of 1.2 MB may take 100 s to be sent', async () => {
    const calls = answersAfter(100)
    const ended = download({ events: many.slice(0, 2_500) })
    await jest.advanceTimersByTimeAsync(101_000)
    expect(calls.map(({ body, signal }) => [body.length > 1_000_000, signal.aborted])).toEqual([
      [true, false],
    ])
    await ended
    expect(saveFile).toHaveBeenCalledTimes(1)
  })

  it('a short one without an answer for 21 s is lost, and tried once more', async () => {
    const calls = answersAfter(22)
    const error = download().catch((reason: unknown) => reason)
    await jest.advanceTimersByTimeAsync(45_000)
    expect(calls).toHaveLength(2)
    expect(await error).toEqual(new Error('Couldn’t create the file. Connection lost.'))
  })
})

it('a connection that is lost once costs nothing (behaviour 9.9)', async () => {
  const calls = standInFetch((call) =>
    calls.length === 1 ? Promise.reject(new TypeError('reset')) : new Response(csvOf(call)),
  )
  await download()
  expect([calls.length, calls[1]?.body]).toEqual([2, calls[0]?.body])
  expect(saveFile).toHaveBeenCalledTimes(1)
})

describe('without an answer nothing is saved, and the error says why', () => {
  it.each([
    [
      'the route’s own words',
      () => fault(400, 'Row 2: amount is missing.'),
      'Couldn’t create the file. Row 2: amount is missing.',
    ],
    [
      'too large',
      () => fault(413, 'The request is too large.'),
      'Couldn’t create the file. The request is too large.',
    ],
    [
      'a lost connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Couldn’t create the file. Connection lost.',
    ],
    [
      'a web page that says it is well',
      () => new Response('<!doctype html><title>Sign in</title>'),
      'Couldn’t create the file. The download was incomplete.',
    ],
    [
      'a part that says it is the whole',
      () => new Response(`${HEADER}OpenSignature\n`),
      'Couldn’t create the file. The download was incomplete.',
    ],
  ])('%s', async (_, answer, message) => {
    standInFetch(answer)
    await expect(download()).rejects.toThrow(message)
    expect(saveFile).not.toHaveBeenCalled()
  })

  it('a row of a later request is counted from the first', async () => {
    let firstRows = 0
    standInFetch((call) => {
      if (firstRows > 0) return fault(400, 'Row 41: amount is missing.')
      firstRows = requestOf(call).events.length
      return new Response(csvOf(call))
    })
    const error = await download({ events: many }).catch((reason: unknown) => reason)
    expect(error).toEqual(
      new Error(`Couldn’t create the file. Row ${firstRows + 41}: amount is missing.`),
    )
    expect(firstRows).toBeGreaterThan(41)
  })
})
