/** @jest-environment node */
import { readBody } from './guarded-route'

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

it('a body that is late is read no further', async () => {
  jest.useFakeTimers()
  const pull = jest.fn(async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await new Promise((resolve) => setTimeout(resolve, 15_000))
    controller.enqueue(Uint8Array.of(65))
  })
  const body = readBody(requestWith(new ReadableStream({ pull })), 4_000)
  await jest.advanceTimersByTimeAsync(120_000)
  expect(await body).toBe('incomplete')
  const read = pull.mock.calls.length
  await jest.advanceTimersByTimeAsync(600_000)
  expect(pull.mock.calls.length).toBeLessThan(read + 4)
  jest.useRealTimers()
})
