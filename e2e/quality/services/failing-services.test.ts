/** @jest-environment node */
import { type Services, startServices, type Takeover } from './testing/mock-services'

let services: Services

beforeAll(async () => {
  services = await startServices()
})
afterEach(() => services.restore())
afterAll(() => services.close())

describe('a service that fails ends within its limits', () => {
  const jupiter =
    (answer: Takeover): Takeover =>
    (incoming, outgoing) =>
      incoming.url?.startsWith('/jupiter/recurring') === true && answer(incoming, outgoing)

  it.each<[string, Takeover, string, string]>([
    ['hangs', () => true, 'unreachable', 'no answer'],
    [
      'drops the connection',
      ({ socket }) => {
        socket.destroy()
        return true
      },
      'unreachable',
      'no answer',
    ],
    [
      'breaks off',
      (_, outgoing) => {
        outgoing.writeHead(200, { 'content-length': 99 }).write('{', () => outgoing.destroy())
        return true
      },
      'unreachable',
      'no answer',
    ],
    [
      'has no room',
      (_, outgoing) => {
        outgoing.writeHead(429).end()
        return true
      },
      'unreachable',
      'status 429',
    ],
  ])('one that %s gets no further call', async (_, answer, verdict, seen) => {
    services.takeOver(jupiter(answer))
    const startMs = Date.now()
    const rows = await services.ask()
    expect(rows.get('OPTIONS recurring past')).toMatchObject({
      verdict,
      seen: expect.stringContaining(seen),
    })
    expect(rows.get('tokens')).toMatchObject({
      verdict: 'not asked',
      seen: 'no answer to OPTIONS recurring past',
    })
    expect(rows.get('price batch')?.verdict).toBe('as expected')
    expect(Date.now() - startMs).toBeLessThan(20_000)
  })

  it.each<[string, Takeover, string, string]>([
    [
      'an HTML page with 200',
      (_, outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
        return true
      },
      'differs',
      'not JSON',
    ],
    [
      'a redirect, which nobody follows',
      (_, outgoing) => {
        outgoing.writeHead(301, { location: 'https://other.example/' }).end()
        return true
      },
      'differs',
      'redirect to https://other.example/',
    ],
    [
      'a status of 500 or above',
      (_, outgoing) => {
        outgoing.writeHead(503).end()
        return true
      },
      'unreachable',
      'status 503',
    ],
    [
      'a body of 100 MB',
      (_, outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'application/json' })
        const megabyte = Buffer.alloc(1_000_000, ' ')
        const send = (left: number) =>
          left === 0 ? outgoing.end() : outgoing.write(megabyte, () => send(left - 1))
        send(100)
        return true
      },
      'differs',
      'over 50 MB',
    ],
  ])('%s', async (_, answer, verdict, seen) => {
    services.takeOver(
      (incoming, outgoing) =>
        incoming.url?.startsWith('/defillama') === true && answer(incoming, outgoing),
    )
    const row = (await services.ask({}, 5_000)).get('price batch')
    expect([row?.verdict, row?.seen]).toEqual([verdict, expect.stringContaining(seen)])
    expect(row?.bodies[0]?.length).toBeLessThanOrEqual(50_000_000)
  })
})
