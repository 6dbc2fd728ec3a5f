/** @jest-environment node */
import fc from 'fast-check'
import { countPrices } from '@/lib/domain/prices/token-price'
import { wantedAt } from '@/lib/upstream/testing/mock-birdeye'
import {
  type Answer,
  mockPriceRun,
  minuteText,
  wantedTexts,
} from '@/lib/browser/testing/mock-price-run'
import { END, failed, pause, price, stopped } from '@/lib/browser/testing/test-price-results'

const THREE = wantedAt({ SOL: [0, 1], USDC: [0] })
const REST = [price('SOL', 1), price('USDC', 0), END]
const FAILED = [failed('SOL', 0), failed('SOL', 1), failed('USDC', 0)]
const WHOLE = { kind: 'whole' }
const LOST = { kind: 'failed', text: 'Connection lost.' }
const left = (count: number) => ({ kind: 'end', left: count }) as const

describe('a run asks', () => {
  it('once if one request brings everything', async () => {
    const { ended, asked, received } = mockPriceRun(THREE, [() => [price('SOL', 0), ...REST]])
    expect(await ended).toEqual(WHOLE)
    expect(asked).toEqual([['SOL 0', 'SOL 1', 'USDC 0']])
    expect(received).toEqual([price('SOL', 0), price('SOL', 1), price('USDC', 0), END])
  })

  it('again for the prices that a request did not get to', async () => {
    const first: Answer = () => [price('SOL', 0), left(2)]
    const { ended, asked } = mockPriceRun(THREE, [first, () => REST])
    expect(await ended).toEqual(WHOLE)
    expect(asked.slice(1)).toEqual([['SOL 1', 'USDC 0']])
  })

  it('not again for a price that failed', async () => {
    const { ended, asked } = mockPriceRun(THREE, [
      () => [failed('SOL', 0), left(2)],
      () => [price('SOL', 1), failed('USDC', 0), END],
    ])
    expect(await ended).toEqual(WHOLE)
    expect(asked).toEqual([
      ['SOL 0', 'SOL 1', 'USDC 0'],
      ['SOL 1', 'USDC 0'],
    ])
  })
})

describe('a pause that Birdeye asked for', () => {
  it.each<[string, Answer, string[]]>([
    [
      'is waited for before the next request if it came last',
      () => [price('SOL', 0), pause(10_000), left(2)],
      ['ask', 'wait 10000', 'ask'],
    ],
    [
      'is not waited for again if the request itself waited',
      () => [pause(10_000), price('SOL', 0), left(2)],
      ['ask', 'ask'],
    ],
  ])('%s', async (_, first, expected) => {
    const { ended, steps } = mockPriceRun(THREE, [first, () => REST])
    expect(await ended).toEqual(WHOLE)
    expect(steps).toEqual(expected)
  })
})

describe('a run ends after one request if', () => {
  it.each<[string, Answer, object]>([
    [
      'Birdeye rejects the key',
      () => [price('SOL', 0), stopped(401), END],
      { kind: 'failed', text: expect.stringContaining('rejected'), isRejected: true },
    ],
    ['all prices fail', () => [...FAILED, END], WHOLE],
    ['the answer lacks its end', () => [price('SOL', 0)], LOST],
    ['the answer is only an end', () => [left(3)], LOST],
    ['the answer is empty', () => [], LOST],
    ['the answer has other prices than those asked for', () => [price('JUP', 0), END], LOST],
    ['the answer is a pause that leaves nothing to ask for', () => [pause(0), END], LOST],
  ])('%s', async (_, answer, ending) => {
    const { ended, asked } = mockPriceRun(THREE, [answer])
    expect(await ended).toEqual(ending)
    expect(asked).toHaveLength(1)
  })

  it('it is aborted between two requests or in a pause; prices that came are kept', async () => {
    for (const results of [[], [pause(60_000)]]) {
      const run = mockPriceRun(THREE, [
        () => {
          run.stop.abort('stopped')
          return [price('SOL', 0), ...results, left(2)]
        },
      ])
      await expect(run.ended).rejects.toBe('stopped')
      expect([run.asked.length, run.received[0]]).toEqual([1, price('SOL', 0)])
    }
  })
})

it('however a service splits its answers, a run ends whole with one result for each wanted price', async () => {
  const anyWanted = fc
    .dictionary(
      fc.constantFrom('SOL', 'USDC', 'BONK'),
      fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 8 }),
    )
    .map(wantedAt)
  const anyTurn = fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    outcomes: fc.array(fc.constantFrom('price', 'missing', 'failed'), { minLength: 1 }),
  })
  await fc.assert(
    fc.asyncProperty(anyWanted, fc.array(anyTurn, { minLength: 1 }), async (wanted, turns) => {
      let turn = 0
      const answer: Answer = (request) => {
        const { count = 1, outcomes = [] } = turns[turn++ % turns.length] ?? {}
        const asked = wantedTexts(request.wanted).slice(0, count)
        const results = asked.map((text, place) => {
          const [mint = '', index] = text.split(' ')
          const outcome = outcomes[place % outcomes.length]
          if (outcome === 'failed') return failed(mint, Number(index))
          return price(mint, Number(index), outcome === 'missing' ? 'missing' : 1)
        })
        return [...results, left(countPrices(request.wanted) - asked.length)]
      }
      const { ended, received } = mockPriceRun(wanted, [answer])
      expect(await ended).toEqual(WHOLE)
      const texts = received.flatMap((result) =>
        'mint' in result ? [minuteText(result.mint, result.minute)] : [],
      )
      expect(texts.sort()).toEqual(wantedTexts(wanted).sort())
    }),
    { numRuns: 200 },
  )
})
