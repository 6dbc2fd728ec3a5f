/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import vercel from '@/vercel.json'
import { allFiles } from './repository-files'

const ROUTES = [
  'app/(wallet)/trades/fetch-usd-prices/route.ts',
  'app/(jupiter-proxy)/upstream/jupiter/[...path]/route.ts',
]
const functionsSchema = z.record(
  z.string(),
  z.object({ supportsCancellation: z.literal(true), maxDuration: z.number() }),
)
const functions = Object.entries(functionsSchema.parse(vercel.functions))
const sourceOf = (route: string) => readFileSync(route, 'utf8')

/** Returns the files that a pattern of vercel.json names. `*` replaces names with brackets. */
function filesOf(pattern: string): string[] {
  const form = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`)
  return allFiles().filter((file) => form.test(file))
}

it('vercel.json lets an abort reach the routes that call services (behaviour 12.7, 12.8)', () => {
  expect(functions.flatMap(([pattern]) => filesOf(pattern))).toEqual(ROUTES)
})

it.each(functions)('vercel.json has the route’s time limit: %s', (pattern, { maxDuration }) => {
  const [route = ''] = filesOf(pattern)
  expect(sourceOf(route)).toContain(`export const maxDuration = ${maxDuration}\n`)
})
