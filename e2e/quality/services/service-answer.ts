import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { jsonOf } from '@/lib/domain/text/zod'

export type Answer = { status: number; headers: Headers; body: string; bytes: number; ms: number }
/** A call, the site of the browser that makes it, and the headers it needs permission for. Our server has no site. */
type Asked = { service: string; call: string; site?: string; preflight: string | undefined }

/** A longer body is cut off. A page of recurring orders may have megabytes of trades. */
const MAX_BYTES = 50_000_000
const LIMIT_HEADERS = ['x-ratelimit-remaining', 'x-ratelimit-current', 'x-ratelimit-reset']
const schemas: Record<string, z.core.JSONSchema.JSONSchema> = JSON.parse(
  readFileSync('docs/services.schema.json', 'utf8'),
)

/** Makes a fetch that sends what the asker would, follows no redirect, and adds what comes back to `answers`. */
export function watchedFetch({ site, preflight }: Asked, answers: Answer[]): typeof fetch {
  const { fetch } = globalThis
  return async (input, init = {}) => {
    const headers = new Headers(preflight === undefined ? init.headers : {})
    if (site !== undefined) headers.set('origin', site)
    if (preflight !== undefined) {
      headers.set('access-control-request-method', init.method ?? 'GET')
      headers.set('access-control-request-headers', preflight)
    }
    const change = preflight === undefined ? {} : { method: 'OPTIONS', body: null }
    const startMs = performance.now()
    const response = await fetch(input, { ...init, ...change, headers, redirect: 'manual' })
    const answer = { status: response.status, headers: response.headers, body: '', bytes: 0, ms: 0 }
    answers.push(answer)
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      answer.bytes += chunk.byteLength
      if (answer.bytes > MAX_BYTES) break
      answer.body += decoder.decode(chunk, { stream: true })
    }
    answer.ms = Math.round(performance.now() - startMs)
    return new Response((preflight === undefined && answer.body) || null, response)
  }
}

/** Returns what is otherwise than documented in an answer, or closed to the asker. */
export function problemsIn(answer: Answer, { service, call, site, preflight }: Asked) {
  const { status, headers, body, bytes } = answer
  if (status >= 300 && status < 400) return [`redirect to ${headers.get('location')}`]
  if (status !== 200 && (preflight === undefined || status > 299)) return [`status ${status}`]
  const openTo = headers.get('access-control-allow-origin') ?? ''
  const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  // A star doesn't stand for `authorization`.
  const isRefused = (name: string) =>
    !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*'))
  const limits = service === 'Jupiter' && preflight === undefined ? LIMIT_HEADERS : []
  return [
    site !== undefined && !['*', site].includes(openTo) && `closed to ${site}`,
    ...(preflight?.split(',').filter(isRefused) ?? []).map((name) => `${name} not allowed`),
    bytes > MAX_BYTES && `over ${MAX_BYTES / 1e6} MB`,
    !preflight && !headers.get('content-type')?.includes('json') && 'not JSON',
    ...limits.filter((name) => !headers.has(name)).map((name) => `no ${name}`),
    ...differencesIn(jsonOf(body), call),
  ]
}

/** Returns which fields are new, gone or of another type, each once. */
function differencesIn(json: unknown, call: string): string[] {
  const schema = Object.entries(schemas).find(([calls]) => calls.split(', ').includes(call))?.[1]
  if (schema === undefined || json === undefined) return []
  const issues = z.fromJSONSchema(schema).safeParse(json).error?.issues ?? []
  const texts = issues.flatMap((issue) => {
    const steps = issue.path.map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`))
    const path = steps.join('')
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${path}.${key} is new`)
    const [inner] = issue.code === 'invalid_union' ? issue.errors.flat() : [issue]
    const type = inner?.message.split('received ')[1]
    return type === 'undefined' ? `${path} is gone` : `${path} is now ${type}`
  })
  return [...new Set(texts)]
}

const WORTH_KNOWING = /^(access-control-allow-origin|content-type|retry-after|x-ratelimit-.+)$/

/** Returns what is worth knowing of an answer, right or wrong. */
export function factsOf({ status, headers, ms }: Answer): string[] {
  const facts = [...headers].filter(([name]) => WORTH_KNOWING.test(name))
  return [`${status} in ${ms} ms`, ...facts.map((pair) => pair.join(' '))]
}
