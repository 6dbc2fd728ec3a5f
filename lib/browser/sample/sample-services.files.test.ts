/** @jest-environment node */
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import { UpstreamError } from '@/lib/upstream/http/http-call'
import { connectionLost, mockFetch } from '@/lib/upstream/testing/mock-fetch'
import { fromSampleFile, sampleCalls, sampleFile } from './sample-services'

const FILE_ERROR = { fault: { kind: 'sample file' } }

afterEach(() => jest.restoreAllMocks())

const call = (path: (typeof JUPITER_PATHS)[keyof typeof JUPITER_PATHS], query: string) =>
  sampleCalls.call({
    path,
    query: new URLSearchParams(query),
    priority: 0,
    parse: (text: string) => text,
    signal: new AbortController().signal,
  })

it.each([
  [JUPITER_PATHS.recurring, 'orderStatus=history&page=2', '/sample/recurring-history-2.json'],
  [JUPITER_PATHS.trigger, 'orderStatus=active&page=1', '/sample/trigger-active-1.json'],
  [JUPITER_PATHS.tokens, 'query=a,b', '/sample/tokens.json'],
  [JUPITER_PATHS.prices, 'ids=a,b', '/sample/current-prices.json'],
])('the answer to %s?%s is the file %s (behaviour 23.3)', async (path, query, url) => {
  mockFetch((asked) => new Response(asked.url))
  expect(await call(path, query)).toBe(url)
})

it('a file is fetched once, and again after a failure', async () => {
  mockFetch(connectionLost)
  await expect(call(JUPITER_PATHS.recurring, 'page=7')).rejects.toMatchObject(FILE_ERROR)
  const calls = mockFetch(() => new Response('there'))
  await sampleFile('recurring-null-7.json')
  expect(await sampleFile('recurring-null-7.json')).toBe('there')
  expect(calls.length).toBe(1)
})

it('a file that does not load or cannot be read gives the fault ‘sample file’ (behaviour 23.3)', async () => {
  mockFetch(() => new Response('', { status: 404 }))
  await expect(fromSampleFile('none.json', JSON.parse)).rejects.toMatchObject({
    fault: { kind: 'sample file', status: 404 },
  })
  mockFetch(() => new Response('text'))
  const unreadable = () => {
    throw new UpstreamError({ kind: 'unreadable' })
  }
  await expect(fromSampleFile('text.json', unreadable)).rejects.toMatchObject(FILE_ERROR)
})
