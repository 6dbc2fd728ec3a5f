/** @jest-environment node */
import { guardedGetAndPost, guardedPost, readBody } from './guarded-route'

const URL = 'https://site.example/route'
const JSON_TYPE = { 'content-type': 'application/json' }
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type Sent = { method?: string; headers?: Record<string, string>; body?: BodyInit }

/** A route that answers with what it was sent, of at most 10 bytes. */
function postRoute(answer = async (_: Request, body: Blob) => new Response(body)) {
  return guardedPost({ types: ['application/json'], maxBytes: 10 }, answer)
}

/** A route for our own pages only, which answers both with who was asked. */
const pageRoute = () =>
  guardedGetAndPost(
    async () => new Response('get'),
    { types: ['application/json'], maxBytes: 10 },
    async (_, body) => new Response(body),
  )

function requestOf({ method = 'POST', headers = JSON_TYPE, body = '{}' }: Sent = {}): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(URL, { method, headers, ...(hasBody ? { body, duplex: 'half' } : {}) })
}

/** Status and error of an answer, which nothing may store. */
async function refusalOf(answer: Response) {
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, (await answer.json()).error]
}

/** A stream of which one byte comes every so many seconds, for ever. */
function slowBytes(seconds: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
      controller.enqueue(Uint8Array.of(65))
    },
  })
}

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('a body that no guard refuses is answered, and nothing may store the answer', async () => {
  const answer = await postRoute().POST(requestOf({ body: '{"a":1}' }))
  expect([answer.status, await answer.text()]).toEqual([200, '{"a":1}'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

describe('any other method is 405, and says which is answered', () => {
  const routes = [
    [['POST'], postRoute()],
    [['GET', 'POST'], pageRoute()],
  ] as const

  it.each(
    routes.flatMap(([allowed, route]) =>
      METHODS.filter((method) => !allowed.some((each) => each === method)).map((method) => ({
        ...{ allowed, method, route },
      })),
    ),
  )('$method if $allowed is answered', async ({ allowed, method, route }) => {
    // The method is the first guard: what else is wrong is not looked at.
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await route[method](requestOf({ method, headers }))
    expect(answer.headers.get('allow')).toBe(allowed.join(', '))
    const text = `Method not allowed. Use ${allowed.join(' or ')}.`
    expect(await refusalOf(answer)).toEqual([405, text])
  })
})

it.each<[string, Record<string, string>, number, number]>([
  ['our own page', { 'sec-fetch-site': 'same-origin' }, 200, 200],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403, 403],
  ['a script', {}, 200, 403],
])('a request of %s', async (_, headers, toAll, toPages) => {
  const sent = { headers: { ...JSON_TYPE, ...headers } }
  const posted = await postRoute().POST(requestOf(sent))
  const postedToPages = await pageRoute().POST(requestOf(sent))
  const got = await pageRoute().GET(requestOf({ method: 'GET', headers }))
  expect([posted.status, postedToPages.status, got.status]).toEqual([toAll, toPages, toPages])
  if (toPages === 200) return
  for (const answer of [postedToPages, got]) {
    expect(await refusalOf(answer)).toEqual([403, 'Cross-site requests aren’t allowed.'])
  }
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
    const answer = await postRoute().POST(requestOf({ headers: { 'content-type': type } }))
    expect(answer.status).toBe(status)
    if (status === 415) {
      expect(await refusalOf(answer)).toEqual([415, 'The request must be application/json.'])
    }
  })

  it('is looked at after the site and before the body (behaviour 12.11)', async () => {
    const body = 'a'.repeat(11)
    const typed = { 'content-type': 'text/plain' }
    const crossSite = { ...typed, 'sec-fetch-site': 'cross-site' }
    expect((await postRoute().POST(requestOf({ headers: crossSite, body }))).status).toBe(403)
    expect((await postRoute().POST(requestOf({ headers: typed, body }))).status).toBe(415)
  })
})

describe('the body', () => {
  it('that is too long is 413', async () => {
    const answer = await postRoute().POST(requestOf({ body: 'a'.repeat(11) }))
    expect(await refusalOf(answer)).toEqual([413, 'The request is too large.'])
  })

  it('that breaks off is 408', async () => {
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('reset')) })
    const answer = await postRoute().POST(requestOf({ body }))
    expect(await refusalOf(answer)).toEqual([408, 'The request was incomplete.'])
  })

  it('of which a byte comes every 15 s is 408 after 120 s', async () => {
    jest.useFakeTimers()
    let status = 0
    const answer = postRoute().POST(requestOf({ body: slowBytes(15) }))
    void answer.then((given) => (status = given.status))
    await jest.advanceTimersByTimeAsync(119_000)
    expect(status).toBe(0)
    await jest.advanceTimersByTimeAsync(2_000)
    expect(status).toBe(408)
  })
})

describe('an answer of which its caller takes a piece every 30 s', () => {
  it('is broken off after 300 s, and what makes it learns of it', async () => {
    jest.useFakeTimers()
    const cancel = jest.fn()
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
      controller.enqueue(Uint8Array.of(65))
    const endless = () => Promise.resolve(new Response(new ReadableStream({ pull, cancel })))
    const reader = (await postRoute(endless).POST(requestOf())).body?.getReader()
    for (let seconds = 0; seconds < 300; seconds += 30) {
      expect((await reader?.read())?.done).toBe(false)
      await jest.advanceTimersByTimeAsync(29_999)
    }
    await jest.advanceTimersByTimeAsync(1_000)
    const rest = async () => {
      while (!(await reader?.read())?.done);
    }
    await expect(rest()).rejects.toThrow('300 s')
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('is given up at once if its caller goes away', async () => {
    const cancel = jest.fn()
    const endless = () => Promise.resolve(new Response(new ReadableStream({ cancel })))
    await (await postRoute(endless).POST(requestOf())).body?.cancel()
    expect(cancel).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ['POST', postRoute(() => Promise.reject(new TypeError('a bug'))).POST],
  [
    'GET',
    guardedGetAndPost(
      () => Promise.reject(new TypeError('a bug')),
      { types: [], maxBytes: 0 },
      async () => new Response(),
    ).GET,
  ],
])('an error of our own in a %s is logged and answered with 500', async (method, handler) => {
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
  const body = await readBody(request, maxBytes)
  return typeof body === 'string' ? body : { text: await body.text() }
}

it.each<[string, BodyInit | null, number, string]>([
  ['as long as the limit', 'abcd', 4, 'abcd'],
  ['of characters of several bytes', '犬🐶', 7, '犬🐶'],
  ['absent', null, 4, ''],
])('a body that is %s is read', async (_, body, maxBytes, text) => {
  expect(await textOf(requestWith(body), maxBytes)).toEqual({ text })
})

it.each([
  ['though it has fewer characters', '犬🐶', {}],
  ['by its content-length alone', 'abc', { 'content-length': '5' }],
])('a body over the limit %s is too large', async (_, body, headers) => {
  expect(await textOf(requestWith(body, headers), 4)).toBe('too-large')
})

it('an endless body is read no further than the limit', async () => {
  const pull = jest.fn((controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new Uint8Array(1_000)),
  )
  expect(await textOf(requestWith(new ReadableStream({ pull })), 4_000)).toBe('too-large')
  expect(pull.mock.calls.length).toBeLessThan(10)
})
