/** @jest-environment node */
import { guarded, guardedPost, readBody } from './guarded-route'

const URL = 'https://site.example/route'
const JSON_TYPE = { 'content-type': 'application/json' }
const BOUNDS = { types: ['application/json'], maxBytes: 10 }

type Sent = { method?: string; headers?: Record<string, string>; body?: BodyInit }

/** A POST handler that scripts may call, too. Its response repeats the body. */
const post = (answer = async (_: Request, body: Blob) => new Response(body)) =>
  guardedPost('scripts', BOUNDS, answer)
const postOfPages = guardedPost('no-scripts', BOUNDS, async (_, body) => new Response(body))
const getOfPages = guarded('no-scripts', async () => new Response('get'))

function requestOf({ method = 'POST', headers = JSON_TYPE, body = '{}' }: Sent = {}): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(URL, { method, headers, ...(hasBody ? { body, duplex: 'half' } : {}) })
}

/** The status and the error of a response. */
async function refusalOf(answer: Response) {
  return [answer.status, (await answer.json()).error]
}

afterEach(() => jest.restoreAllMocks())

it('a request that passes every check is answered', async () => {
  const answer = await post()(requestOf({ body: '{"a":1}' }))
  expect([answer.status, await answer.text()]).toEqual([200, '{"a":1}'])
})

it.each<[string, Record<string, string>, number, number]>([
  ['our own page', { 'sec-fetch-site': 'same-origin' }, 200, 200],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403, 403],
  ['a script', {}, 200, 403],
])('a request from %s', async (_, headers, toAll, toPages) => {
  const sent = { headers: { ...JSON_TYPE, ...headers } }
  const posted = await post()(requestOf(sent))
  const postedToPages = await postOfPages(requestOf(sent))
  const got = await getOfPages(requestOf({ method: 'GET', headers }))
  expect([posted.status, postedToPages.status, got.status]).toEqual([toAll, toPages, toPages])
  if (toPages === 200) return
  for (const answer of [postedToPages, got]) {
    expect(await refusalOf(answer)).toEqual([403, 'Cross-site requests aren’t allowed.'])
  }
})

const SAME_HOST =
  'The host of this request isn’t this page’s. A proxy in front of this site must pass on Host or X-Forwarded-Host.'
it.each<[string, Record<string, string>, string]>([
  [
    'a proxy changed Host, and the page is on plain http',
    { origin: 'http://site.example' },
    SAME_HOST,
  ],
  ['the same, and only Referer is sent', { referer: 'http://site.example/trades' }, SAME_HOST],
  [
    'the browser says that the page is from another site',
    { origin: 'http://other.example', 'sec-fetch-site': 'cross-site' },
    'Cross-site requests aren’t allowed.',
  ],
  ['the page has no host', { origin: 'null' }, 'Cross-site requests aren’t allowed.'],
])('a refusal names the cause: %s (behaviour 12.11)', async (_, headers, error) => {
  const sent = { headers: { ...JSON_TYPE, host: 'internal:3000', ...headers } }
  expect(await refusalOf(await post()(requestOf(sent)))).toEqual([403, error])
})

describe('the content type', () => {
  it.each([
    ['application/json', 200],
    ['Application/JSON; charset=utf-8', 200],
    ['text/plain', 415],
    ['application/json5', 415],
    ['multipart/form-data; boundary=application/json', 415],
    ['', 415],
  ])('%s: %d', async (type, status) => {
    const answer = await post()(requestOf({ headers: { 'content-type': type } }))
    expect(answer.status).toBe(status)
    if (status === 415) {
      expect(await refusalOf(answer)).toEqual([415, 'The request must be application/json.'])
    }
  })

  it('is checked after the site and before the body (behaviour 12.11)', async () => {
    const body = 'a'.repeat(11)
    const typed = { 'content-type': 'text/plain' }
    const crossSite = { ...typed, 'sec-fetch-site': 'cross-site' }
    expect((await post()(requestOf({ headers: crossSite, body }))).status).toBe(403)
    expect((await post()(requestOf({ headers: typed, body }))).status).toBe(415)
  })
})

describe('the body', () => {
  it('is refused with 413 if it is too long', async () => {
    const answer = await post()(requestOf({ body: 'a'.repeat(11) }))
    expect(await refusalOf(answer)).toEqual([413, 'The request is too large.'])
  })

  it.each([
    ['never ends', () => new Promise<void>(() => {})],
    ['drips', () => new Promise<void>((resolve) => void setTimeout(resolve, 20))],
  ])('is refused with 408 if it isn’t whole in time: it %s (behaviour 12.11)', async (_, wait) => {
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await wait()
        controller.enqueue(new Uint8Array(1))
      },
    })
    const slow = guardedPost(
      'scripts',
      { ...BOUNDS, maxBytes: 1e6, maxMs: 100 },
      async () => new Response(),
    )
    const answer = await slow(requestOf({ body }))
    expect(await refusalOf(answer)).toEqual([408, 'The request was incomplete.'])
    expect(answer.headers.get('connection')).toBe('close')
  })

  it('has 60 s to be whole (behaviour 12.11)', async () => {
    jest.useFakeTimers()
    const answered = jest.fn()
    void post()(requestOf({ body: new ReadableStream({}) })).then(({ status }) => answered(status))
    await jest.advanceTimersByTimeAsync(59_900)
    expect(answered).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(200)
    expect(answered).toHaveBeenCalledWith(408)
    jest.useRealTimers()
  })

  it('leaves no timer behind once it is whole', async () => {
    jest.useFakeTimers()
    await post()(requestOf())
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  it('is refused with 408 if it breaks off', async () => {
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('reset')) })
    const answer = await post()(requestOf({ body }))
    expect(await refusalOf(answer)).toEqual([408, 'The request was incomplete.'])
  })
})

const broken = () => Promise.reject(new TypeError('a bug'))
it.each([
  ['POST', post(broken)],
  ['GET', guarded('no-scripts', broken)],
])('an unexpected error during a %s is logged and answered with 500', async (method, handler) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const headers = { ...JSON_TYPE, 'sec-fetch-site': 'same-origin' }
  const answer = await handler(requestOf({ method, headers }))
  expect(await refusalOf(answer)).toEqual([500, 'Unexpected error.'])
  expect(logged.mock.calls).toEqual([[new TypeError('a bug')]])
})

function requestWith(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('https://site.example/', init)
}

/** The body as text, or why there is none. */
async function textOf(request: Request, maxBytes: number) {
  const body = await readBody(request, maxBytes, 1_000)
  return typeof body === 'string' ? body : { text: await body.text() }
}

it.each<[string, BodyInit | null, number, string]>([
  ['as long as the limit', 'abcd', 4, 'abcd'],
  ['made of multi-byte characters', '犬🐶', 7, '犬🐶'],
  ['absent', null, 4, ''],
])('a body that is %s is read', async (_, body, maxBytes, text) => {
  expect(await textOf(requestWith(body), maxBytes)).toEqual({ text })
})

it.each([
  ['even with fewer characters than the limit', '犬🐶', {}],
  ['even if only its content-length says so', 'abc', { 'content-length': '5' }],
])('a body over the limit is too large, %s', async (_, body, headers) => {
  expect(await textOf(requestWith(body, headers), 4)).toBe('too-large')
})

it('an endless body is read no further than the limit', async () => {
  const pull = jest.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new Uint8Array(1_000)),
  )
  expect(await textOf(requestWith(new ReadableStream({ pull })), 4_000)).toBe('too-large')
  expect(pull.mock.calls.length).toBeLessThan(10)
})
