import { readFileSync } from 'node:fs'
import { servicesWith } from '@/scripts/export/export-wallet'
import { withoutInvisible } from '@/lib/domain/text/visible-text'
import { faultOf } from '@/lib/upstream/http/http-call'
import { jupiterFault } from '@/lib/upstream/jupiter/jupiter-error'
import { serverSettings } from '@/lib/upstream/environment/server-settings'
import { type Answer, factsOf, problemsIn, watchedFetch } from './service-answer'
import { type CallInput, type Finding, SERVICE_CALLS } from './service-calls'

type Line = ReturnType<typeof documentedLines>[number]

const SITE = new URL(serverSettings.siteUrl ?? 'https://perijove.example').origin

/** Returns the lines of the table in docs/services.md. */
function documentedLines() {
  return readFileSync('docs/services.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''))
      const [, service = '', name = '', , needs = '', expected = '', otherwise = ''] = cells
      const [, call = '', preflight] = /^(.+?)(?: \((.+)\))?$/.exec(name) ?? []
      return /^(call|-*)$/.test(call)
        ? []
        : { service, call, preflight, needs, expected, otherwise }
    })
}

function jupiterCalls(apiKey: string | undefined): CallInput['calls'] {
  const { call } = servicesWith(apiKey).calls
  return { call: (request) => call({ ...request, isTrial: true }) }
}

/**
 * Asks the services one call after another, in the sequence of docs/services.md. Keys come from the environment, and
 * no 'seen' has one in it. A service that doesn't respond, or responds with 429, gets no further call.
 * @param maxMs the longest time of a call: it may wait for Jupiter's limit, and its caller gives up after 25 s
 */
export async function askServices(wallet = '', maxMs = 60_000) {
  const { fetch } = globalThis
  const { JUPITER_API_KEY: jupiterKey, BIRDEYE_API_KEY: birdeyeKey } = process.env
  const callsWithoutKey = jupiterCalls(undefined)
  const calls = jupiterKey ? jupiterCalls(jupiterKey) : callsWithoutKey
  const results = new Map<string, { body: string; value: string }>()
  const before = (call: string) => results.get(call) ?? { body: '', value: '' }
  const withoutKeys = (text: string) =>
    text.replaceAll(jupiterKey || '\0', '…').replaceAll(birdeyeKey || '\0', '…')
  const silent = new Map<string, string>()
  const rows = []
  for (const line of documentedLines()) {
    const { service, call, needs } = line
    const isMet = needs === '' || Boolean(needs === '--wallet' ? wallet : process.env[needs])
    const obstacle = isMet ? silent.get(service) : `needs ${needs}`
    if (obstacle !== undefined) {
      rows.push({ ...line, verdict: 'not asked', seen: obstacle, bodies: [] })
      continue
    }
    const outcome = await ask(line, { calls, callsWithoutKey, wallet, before }, maxMs)
    const { isSilent, finding, verdict, seen, bodies } = outcome
    globalThis.fetch = fetch
    if (isSilent) silent.set(service, `no answer to ${call}`)
    if (finding) results.set(call, { body: bodies[0] ?? '', value: finding.value ?? '' })
    rows.push({ ...line, verdict, seen: withoutKeys(seen), bodies })
  }
  return rows
}

async function ask(line: Line, input: Omit<CallInput, 'signal'>, maxMs: number) {
  const { service, call, preflight } = line
  const asked = service === 'Birdeye' ? line : { ...line, site: SITE }
  const answers: Answer[] = []
  globalThis.fetch = watchedFetch(asked, answers)
  const perform = SERVICE_CALLS[call.replace('OPTIONS ', '')]
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), maxMs)
  let finding: Finding | undefined
  let [failure, isLost] = ['', false]
  try {
    finding = await perform?.({ ...input, signal: stop.signal })
  } catch (error) {
    const fault = jupiterFault(error) ?? faultOf(error)
    isLost = stop.signal.aborted || fault?.kind === 'network'
    const isReported = preflight !== undefined || (fault && fault.kind !== 'unreadable')
    failure = isLost ? 'no answer' : isReported ? '' : String(error)
  }
  clearTimeout(timer)
  const last = answers.slice(-1)
  const status = last[0]?.status ?? 0
  const wrong = last.flatMap((answer) => problemsIn(answer, asked))
  const problems = [failure, finding?.wrong, ...wrong].filter(Boolean)
  const isSilent = isLost || status === 429
  const facts = [finding?.seen, ...last.flatMap(factsOf)].filter(Boolean)
  const judged = problems.length > 0 ? 'differs' : finding?.isOpen ? 'not asked' : 'as expected'
  return {
    verdict: isSilent || status >= 500 ? 'unreachable' : judged,
    seen: withoutInvisible([...problems, ...facts].join('; ')).replaceAll('|', '/'),
    bodies: preflight === undefined ? answers.map(({ body }) => body) : [],
    finding,
    isSilent,
  }
}
