import type { PriceResult } from '@/lib/domain/prices/price-answers'
import type { PriceMinutes } from '@/lib/domain/prices/token-price'
import { SECONDS_PER_MINUTE } from '@/lib/domain/time/unix-time'
import { minuteAt } from '@/lib/upstream/testing/mock-birdeye'
import { type BirdeyeRun, runBirdeye } from '@/lib/browser/prices/birdeye-run'
import type { PriceRunEnding } from '@/lib/view/prices/price-label'

/** Returns the results of a request; throws if the request breaks off. */
export type Answer = (
  request: Parameters<BirdeyeRun['request']>[0],
) => PriceResult[] | Promise<PriceResult[]>

/** Returns texts such as 'JUP 0', 'JUP 1' and 'USDC 0'. */
export function wantedTexts(wanted: PriceMinutes): string[] {
  return [...wanted].flatMap(([mint, minutes]) => minutes.map((minute) => minuteText(mint, minute)))
}

/** Returns a mint with the index of a minute, such as 'JUP 0'. */
export function minuteText(mint: string, minute: number): string {
  return `${mint} ${(minute - minuteAt(0)) / SECONDS_PER_MINUTE}`
}

/** More than the run of any test needs. A run that goes on for ever fails at this number instead of hanging. */
const MAX_REQUESTS = 200

type MockRun = {
  ended: Promise<PriceRunEnding>
  /** The prices that each request named. */
  asked: string[][]
  /** Texts such as 'ask' and 'wait 10000', in sequence. */
  steps: string[]
  received: PriceResult[]
  stop: AbortController
}

/**
 * For tests: starts a run. Each request gets the next answer, or the last one again if none is left.
 * No answer comes synchronously.
 */
export function mockPriceRun(
  wanted: PriceMinutes,
  answers: readonly Answer[],
  change: Partial<BirdeyeRun> = {},
): MockRun {
  const stop = new AbortController()
  const [asked, steps, received]: [string[][], string[], PriceResult[]] = [[], [], []]
  const ended = runBirdeye({
    unanswered: () => wanted,
    apiKey: 'birdeye-key',
    signal: stop.signal,
    request: async (request) => {
      const answer = answers[asked.length] ?? answers.at(-1)
      steps.push('ask')
      asked.push(wantedTexts(request.wanted))
      if (asked.length > MAX_REQUESTS) throw new Error('The run asks for ever')
      await Promise.resolve()
      request.onResults((await answer?.(request)) ?? [])
    },
    wait: async (ms, signal) => {
      steps.push(`wait ${ms}`)
      signal.throwIfAborted()
    },
    onResults: (results) => received.push(...results),
    ...change,
  })
  return { ended, asked, steps, received, stop }
}
