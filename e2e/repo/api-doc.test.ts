/** @jest-environment node */
import { readFileSync } from 'node:fs'
import * as csv from '@/app/(wallet)/trades/csv/route'
import * as prices from '@/app/(wallet)/trades/fetch-usd-prices/route'
import { mockBirdeye } from '@/lib/upstream/testing/mock-birdeye'
import { printedBy } from './printed-by'

const ROUTES = new Map([
  ['/trades/csv', csv.POST],
  ['/trades/fetch-usd-prices', prices.POST],
])
const EXAMPLE = /```sh\n(curl .+?)```\n\n```text\n(.*?)```/gs
const examples = [...readFileSync('docs/api.md', 'utf8').matchAll(EXAMPLE)].map(
  ([, command = '', answer = '']) => ({ command, answer }),
)

/** Returns the request of a curl command. It reads the address, headers and data. */
function requestOf(command: string): Request {
  const words = [...command.matchAll(/'([^']*)'|[^\s\\]+/g)].map(([word, quoted]) => quoted ?? word)
  const [, url = ''] = words
  const valuesOf = (option: string) =>
    words.flatMap((word, at) => (word === option ? (words[at + 1] ?? '') : []))
  const [json] = valuesOf('--data')
  const fields = valuesOf('--data-urlencode').map((field) => /^([^=]+)=(.*)$/.exec(field) ?? [])
  const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  const headers = valuesOf('--header').map((header): [string, string] => {
    const [name = '', value = ''] = header.split(': ')
    return [name, value]
  })
  return new Request(url, { method: 'POST', headers, body: json ?? form })
}

afterEach(() => jest.restoreAllMocks())

it('both POST routes of the trades page have examples', () => {
  const paths = examples.map(({ command }) => new URL(requestOf(command).url).pathname)
  expect(new Set(paths)).toEqual(new Set(ROUTES.keys()))
  expect(examples).toHaveLength(5)
})

it.each(examples)('docs/api.md shows the route’s response: %#', async ({ command, answer }) => {
  mockBirdeye(() => 150.25)
  const request = requestOf(command)
  const post = ROUTES.get(new URL(request.url).pathname)
  const text = await (await post?.(request))?.text()
  expect(text?.trimEnd()).toBe(answer.trimEnd())
})

it('docs/api.schema.json matches the output of npm run api-schema (behaviour 12.1, 12.5)', () => {
  expect(printedBy('scripts/print-api-schema.ts')).toBe(
    readFileSync('docs/api.schema.json', 'utf8'),
  )
})
