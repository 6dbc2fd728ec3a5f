/** @jest-environment node */
import { guardedGet, guardedPost } from './guarded-route'

const URL = 'https://site.example/route'
const OURS = { 'sec-fetch-site': 'same-origin' }
const JSON_TYPE = { 'content-type': 'application/json' }
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

/** A route that answers with what it was sent, of at most 10 bytes and 15 in all. */
function postRoute(answer = async (_: Request, body: Blob) => new Response(body)) {
  return guardedPost({ types: ['application/json'], longestBytes: 10, roomBytes: 15 }, answer)
}

function requestOf({ method = 'POST', headers = JSON_TYPE, body = '{}' }: Sent = {}): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(URL, { method, headers, ...(hasBody ? { body } : {}) })
}

async function told(answer: Response) {
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, await answer.json()]
}

afterEach(() => jest.restoreAllMocks())

it('a body that no guard refuses is answered', async () => {
  const answer = await postRoute().POST(requestOf({ body: '{"a":1}' }))
  expect([answer.status, await answer.text()]).toEqual([200, '{"a":1}'])
})

describe('any other method is 405, and says which is answered', () => {
  const routes = [
    ['POST', postRoute()],
    ['GET', guardedGet(async () => new Response('answered'))],
  ] as const

  it.each(
    routes.flatMap(([allowed, route]) =>
      METHODS.filter((method) => method !== allowed).map((method) => ({ allowed, method, route })),
    ),
  )('$method where $allowed is answered', async ({ allowed, method, route }) => {
    // The method is the first guard: what else is wrong is not looked at.
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await route[method](requestOf({ method, headers }))
    expect(answer.headers.get('allow')).toBe(allowed)
    expect(await told(answer)).toEqual([405, { error: `Only ${allowed} is answered here.` }])
  })
})

describe('a request for another site’s page is 403', () => {
  const foreign = { ...JSON_TYPE, host: 'site.example', origin: 'https://other.example' }

  it.each<[string, Record<string, string>, number, number]>([
    ['our own page', OURS, 200, 200],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403, 403],
    ['another origin', foreign, 403, 403],
    ['our own origin', { ...foreign, origin: 'https://site.example' }, 200, 200],
    ['a script', {}, 200, 403],
  ])('%s', async (_, headers, post, get) => {
    const getRoute = guardedGet(async () => new Response('answered'))
    const posted = await postRoute().POST(requestOf({ headers: { ...JSON_TYPE, ...headers } }))
    const got = await getRoute.GET(requestOf({ method: 'GET', headers }))
    expect([posted.status, got.status]).toEqual([post, get])
    const refusal = '{"error":"Only the pages of this site may ask here."}'
    expect(await posted.text()).toBe(post === 403 ? refusal : '{}')
    expect(await got.text()).toBe(get === 403 ? refusal : 'answered')
  })
})

describe('the content type', () => {
  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    ['text/plain', 415],
    ['application/json5', 415],
    ['multipart/form-data; boundary=application/json', 415],
    ['', 415],
  ])('%s: %d', async (type, status) => {
    const answer = await postRoute().POST(requestOf({ headers: { 'content-type': type } }))
    const error = { error: 'The request must be application/json.' }
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual(status === 415 ? error : {})
  })

  it('is looked at after the site and before the length', async () => {
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }
    const long = 'a'.repeat(11)
    expect((await postRoute().POST(requestOf({ headers, body: long }))).status).toBe(403)
    const typed = { 'content-type': 'text/plain' }
    expect((await postRoute().POST(requestOf({ headers: typed, body: long }))).status).toBe(415)
  })
})

describe('the body', () => {
  it('that is too long is 413', async () => {
    const answer = await postRoute().POST(requestOf({ body: 'a'.repeat(11) }))
    expect(await told(answer)).toEqual([413, { error: 'The request is too large.' }])
  })

  it('that breaks off is 408', async () => {
    const pull = () => Promise.reject(new Error('reset'))
    const body = new ReadableStream({ pull })
    const init = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' }
    const answer = await postRoute().POST(new Request(URL, init))
    expect(await told(answer)).toEqual([408, { error: 'The request did not come whole.' }])
  })

  it('that finds no room is 503 with Retry-After, until others are answered', async () => {
    const route = postRoute()
    const body = 'a'.repeat(8)
    const first = await route.POST(requestOf({ body }))
    const second = await route.POST(requestOf({ body }))
    expect(second.headers.get('retry-after')).toBe('2')
    expect(await told(second)).toEqual([
      503,
      { error: 'This site is busy just now. Try again in a few seconds.' },
    ])
    await first.text()
    const third = await route.POST(requestOf({ body }))
    expect([third.status, await third.text()]).toEqual([200, body])
  })
})

describe('an error of our own', () => {
  it('is logged and answered with 500', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const bug = new TypeError('a bug')
    const route = postRoute(() => Promise.reject(bug))
    const body = 'a'.repeat(8)
    expect(await told(await route.POST(requestOf({ body })))).toEqual([
      500,
      { error: 'This site met an error of its own.' },
    ])
    expect(logged.mock.calls).toEqual([[bug]])
    // Its room is free again.
    expect((await route.POST(requestOf({ body }))).status).toBe(500)
  })

  it('also of a route that answers GET', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    const route = guardedGet(() => Promise.reject(new TypeError('a bug')))
    const answer = await route.GET(requestOf({ method: 'GET', headers: OURS }))
    expect((await told(answer))[0]).toBe(500)
  })
})
