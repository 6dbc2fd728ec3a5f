/** @jest-environment node */
import { wantedAt } from '@/lib/upstream/testing/stand-in-birdeye'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { stopText } from '@/lib/view/prices/price-fault-label'
import { type Answer, standInPriceRun } from '@/lib/browser/testing/stand-in-price-run'
import type { PriceRunEnding } from '@/lib/view/prices/price-run-label'
import { OFFLINE } from './price-run'
import { END, failed, pause, price, stopped } from '@/lib/browser/testing/sample-price-results'

const THREE = wantedAt({ SOL: [0, 1], USDC: [0] })
const FIRST = price('SOL', 0)
const NETWORK = new UpstreamError({ kind: 'network' })

function statusError(status: number, message = ''): UpstreamError {
  return new UpstreamError({ kind: 'status', status, message, headers: new Headers() })
}

/** Tells of one price, then breaks off. */
const breaksOff =
  (error: unknown): Answer =>
  ({ onResults }) => {
    onResults([FIRST])
    throw error
  }

describe('a run ends at once, what came is kept', () => {
  it.each<[string, Answer, PriceRunEnding]>([
    ...([401, 403, 429] as const).flatMap((status): [string, Answer, PriceRunEnding][] => [
      [
        `Birdeye refused (${status})`,
        () => [FIRST, stopped(status), END],
        { kind: 'refused', status },
      ],
      [
        `status ${status} of Birdeye’s`,
        breaksOff(statusError(status, stopText(status, 0))),
        { kind: 'refused', status },
      ],
      [
        `status ${status} of whoever hosts the site`,
        breaksOff(statusError(status, 'Unauthorized')),
        { kind: 'failed', text: 'This site answered: Unauthorized.' },
      ],
    ]),
    ['a lost connection', breaksOff(NETWORK), { kind: 'lost' }],
    [
      'an unreadable answer',
      breaksOff(new UpstreamError({ kind: 'unreadable' })),
      { kind: 'lost' },
    ],
    ['any other error', breaksOff(new TypeError('no')), { kind: 'lost' }],
    ['an answer without its end', () => [FIRST], { kind: 'lost' }],
    [
      'status 400 with a text',
      breaksOff(statusError(400, 'No list.')),
      { kind: 'failed', text: 'This site answered: No list.' },
    ],
    [
      'status 502 without one',
      breaksOff(statusError(502)),
      { kind: 'failed', text: 'This site answered with status 502.' },
    ],
  ])('%s', async (_, answer, ending) => {
    const { ended, asked, told } = standInPriceRun(THREE, [answer])
    expect(await ended).toEqual(ending)
    expect(asked).toHaveLength(1)
    expect(told[0]).toEqual(FIRST)
  })
})

it.each<[string, Answer]>([
  ['with nothing but its end', () => [{ kind: 'end', left: 3 }]],
  ['that is empty', () => []],
])('an answer %s is lost, never asked for again and again', async (_, answer) => {
  const { ended, asked } = standInPriceRun(THREE, [answer])
  expect(await ended).toEqual({ kind: 'lost' })
  expect(asked).toHaveLength(1)
})

it.each<[string, Answer]>([
  ['only of prices that nobody asked for', () => [price('OTHER', 0), END]],
  ['with a pause of no time', () => [pause(0), END]],
])('an answer %s is no progress', async (_, answer) => {
  const { ended, asked } = standInPriceRun(THREE, [answer])
  expect(await ended).toEqual({ kind: 'lost' })
  expect(asked).toHaveLength(1)
})

it('a refusal counts also where the answer breaks off after it', async () => {
  const answer: Answer = ({ onResults }) => {
    onResults([FIRST, { kind: 'stopped', status: 401 }])
    throw NETWORK
  }
  const { ended } = standInPriceRun(THREE, [answer])
  expect(await ended).toEqual({ kind: 'refused', status: 401 })
})

it('a cut answer is not waited for', async () => {
  const { ended, steps } = standInPriceRun(THREE, [() => [FIRST, pause(60_000)]])
  expect(await ended).toEqual({ kind: 'lost' })
  expect(steps).toEqual(['ask'])
})

it('every price that failed once ends a run as whole', async () => {
  const results = [failed('SOL', 0), failed('SOL', 1), failed('USDC', 0), END]
  const { ended, asked } = standInPriceRun(THREE, [() => results])
  expect(await ended).toEqual({ kind: 'whole' })
  expect(asked).toHaveLength(1)
})

describe.each([
  ['Stop', undefined, { kind: 'stopped' }],
  ['offline', OFFLINE, { kind: 'lost' }],
])('%s ends a run', (_, reason, ending) => {
  const two = { kind: 'end', left: 2 } as const
  it.each<[string, (stop: () => void) => Answer]>([
    [
      'in a request',
      (stop) =>
        ({ onResults, signal }) => {
          onResults([FIRST])
          stop()
          throw signal.reason
        },
    ],
    [
      'in a request that breaks off',
      (stop) => (request) => {
        stop()
        return breaksOff(NETWORK)(request)
      },
    ],
    [
      'between two requests',
      (stop) => () => {
        stop()
        return [FIRST, two]
      },
    ],
    [
      'in a pause',
      (stop) => () => {
        stop()
        return [FIRST, pause(60_000), two]
      },
    ],
  ])('%s', async (_name, answerOf) => {
    const answer = answerOf(() => run.stop.abort(reason))
    const run = standInPriceRun(THREE, [answer])
    expect(await run.ended).toEqual(ending)
    expect(run.asked).toHaveLength(1)
    expect(run.told[0]).toEqual(FIRST)
  })

  it('before its first request', async () => {
    const { ended, asked } = standInPriceRun(THREE, [() => []], {
      signal: AbortSignal.abort(reason),
    })
    expect([await ended, asked]).toEqual([ending, []])
  })
})
