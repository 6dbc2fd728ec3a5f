/** @jest-environment node */
import fc from 'fast-check'
import { answeredInTurn, anySourceAnswer, priced, unpriced } from '@/lib/domain/testing/test-prices'
import {
  bestPrice,
  foundPrice,
  mergeAnswer,
  PRICE_SOURCES,
  type PriceAnswer,
  withAnswer,
} from './price-answers'

const RUNS = { numRuns: 300 }

describe('a better source replaces a worse one, never the other way round (behaviour 8.22)', () => {
  it.each(
    PRICE_SOURCES.flatMap((better, at) => PRICE_SOURCES.slice(at + 1).map((w) => [better, w])),
  )('%s before %s', (better, worse) => {
    const [good, bad] = [priced(better, '1'), priced(worse, '2')]
    expect(bestPrice(answeredInTurn(good, bad))).toEqual(good)
    expect(bestPrice(answeredInTurn(bad, good))).toEqual(good)
  })

  it('of two prices from one source, the later one counts', () => {
    expect(bestPrice(answeredInTurn(priced('trade', '1'), priced('trade', '2')))?.value).toBe('2')
  })

  it('a price is never replaced by ‘missing’', () => {
    for (const source of ['birdeye', 'trade', 'defillama'] as const) {
      const answer = answeredInTurn(priced(source), unpriced('birdeye'), unpriced('defillama'))
      expect(bestPrice(answer)).toEqual(priced(source))
    }
  })
})

describe('a manual price (behaviour 8.22)', () => {
  it('gives way, once reset, to the price that was found before it', () => {
    const answer = answeredInTurn(
      priced('defillama', '2', -60),
      priced('manual'),
      unpriced('manual'),
    )
    expect(bestPrice(answer)).toEqual(priced('defillama', '2', -60))
  })

  it('stays whatever comes later', () => {
    const answer = answeredInTurn(
      priced('manual', '3'),
      priced('birdeye'),
      unpriced('birdeye'),
      priced('trade'),
    )
    expect(bestPrice(answer)).toEqual(priced('manual', '3'))
  })
})

describe('merging the answers of two tabs gives', () => {
  const anyKnown = fc
    .array(fc.tuple(anySourceAnswer, fc.nat(50)), { maxLength: 5 })
    .map((answers) =>
      answers.reduce<PriceAnswer>((before, [answer, at]) => withAnswer(before, answer, at), {}),
    )
  const rank = (answer: PriceAnswer) => {
    const source = foundPrice(answer)?.source
    return source === undefined ? PRICE_SOURCES.length : PRICE_SOURCES.indexOf(source)
  }

  it('the best found price; of two prices from one source, the later one', () => {
    fc.assert(
      fc.property(anyKnown, anyKnown, (ours, other) => {
        const isSame = rank(ours) === rank(other) && rank(ours) < PRICE_SOURCES.length
        const source = foundPrice(ours)?.source ?? 'trade'
        const isLater = isSame && (other[source]?.atMs ?? 0) > (ours[source]?.atMs ?? 0)
        const better = rank(other) < rank(ours) || isLater ? other : ours
        expect(foundPrice(mergeAnswer(ours, other))).toEqual(foundPrice(better))
      }),
      RUNS,
    )
  })

  it('the later price from trades, whichever tab stores last (behaviour 10.6)', () => {
    const older = answeredInTurn(priced('trade', '1'))
    const newer = answeredInTurn(priced('trade', '1'), priced('trade', '2'))
    expect(bestPrice(mergeAnswer(older, newer))?.value).toBe('2')
    expect(mergeAnswer(newer, older)).toBe(newer)
  })

  it('the manual price that was set or reset last', () => {
    fc.assert(
      fc.property(anyKnown, anyKnown, (ours, other) => {
        const isLater = (other.manual?.atMs ?? -1) > (ours.manual?.atMs ?? -1)
        expect(mergeAnswer(ours, other).manual).toEqual(isLater ? other.manual : ours.manual)
      }),
      RUNS,
    )
  })

  it('the later ‘missing’ of a service without a price', () => {
    fc.assert(
      fc.property(anyKnown, anyKnown, (ours, other) => {
        const merged = mergeAnswer(ours, other)
        const latest = Math.max(...[ours, other].map(({ birdeye }) => birdeye?.atMs ?? -1))
        fc.pre(!merged.birdeye?.price && latest >= 0)
        expect(merged.birdeye?.atMs).toBe(latest)
      }),
      RUNS,
    )
  })

  it('our own object if the other tab knows nothing better; merging again changes nothing', () => {
    fc.assert(
      fc.property(anyKnown, anyKnown, (ours, other) => {
        expect(mergeAnswer(ours, ours)).toBe(ours)
        const merged = mergeAnswer(ours, other)
        expect(mergeAnswer(merged, other)).toBe(merged)
        expect(mergeAnswer(merged, ours)).toBe(merged)
      }),
      RUNS,
    )
  })
})
