/** @jest-environment node */
import fc from 'fast-check'
import { anyAnswers, anySourceAnswer, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { decimalText } from '@/lib/domain/testing/sample-decimals'
import { bestPriceAt, mergeAnswers, withAnswers } from './price-answers'
import { usdPriceSchema } from './token-price'
import { hasNoPrice, readTypedPrice, typedAnswers, typedTogether } from './typed-price'

describe('a typed price: plain decimals, exact, at most 12 significant digits (behaviour 8.25)', () => {
  it.each([
    ['0', '0'],
    ['0.00', '0'],
    ['141.2', '141.2'],
    [' 0.0000131 ', '0.0000131'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1.10', '1.1'],
    ['123456.789012', '123456.789012'],
    ['100000000000000000', '100000000000000000'],
    ['0.000000000000000000000000123456789012', '0.000000000000000000000000123456789012'],
  ])('‘%s’ is %s', (text, value) => {
    expect(readTypedPrice(text)).toEqual({ value })
  })

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['two', 'no decimal'],
    ['1e3', 'no decimal'],
    ['-1', 'no decimal'],
    ['+1', 'no decimal'],
    ['1,000', 'no decimal'],
    ['0,5', 'no decimal'],
    ['1.', 'no decimal'],
    ['1.2.3', 'no decimal'],
    ['$1', 'no decimal'],
    ['Infinity', 'no decimal'],
    ['1234567890123', 'too many digits'],
    ['0.1234567890123', 'too many digits'],
    [`1${'0'.repeat(309)}`, 'out of range'],
    [`0.${'0'.repeat(330)}1`, 'out of range'],
  ])('‘%s’ is none: %s', (text, fault) => {
    expect(readTypedPrice(text)).toEqual({ fault })
  })

  it('reaches the routes as the number that was typed, to the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999n }), fc.nat(60), (digits, places) => {
        const read = readTypedPrice(decimalText(digits, places))
        if ('fault' in read) throw new Error(read.fault)
        const sent: unknown = JSON.parse(read.value)
        expect(usdPriceSchema.safeParse(sent).success).toBe(true)
        expect(readTypedPrice(read.value)).toEqual(read)
      }),
    )
  })
})

describe('typed prices above all others (behaviour 8.22, 8.25)', () => {
  it('no answer of another source, and no other tab, takes their place', () => {
    const others = fc.array(anySourceAnswer.filter(({ source }) => source !== 'typed'))
    fc.assert(
      fc.property(others, others, anyAnswers, (before, after, otherTab) => {
        const at = (answers: typeof before) =>
          answers.map((answer) => ({ mint: 'Mint', minute: 60, answer }))
        const known = withAnswers(new Map(), at(before), 1)
        const typed = withAnswers(known, typedAnswers('Mint', [60], '0.5'), 2)
        const later = mergeAnswers(withAnswers(typed, at(after), 3), otherTab)
        expect(bestPriceAt(later, 'Mint', 60)).toMatchObject({ value: '0.5', source: 'typed' })
      }),
    )
  })

  it('what was found before shows again once they are taken back', () => {
    const known = new Map([['A', new Map([[60, birdeyePrice(7)]])]])
    const typed = withAnswers(known, typedAnswers('A', [60, 120], '1'), 5)
    const undone = withAnswers(typed, typedAnswers('A', [60, 120], undefined), 6)
    expect(bestPriceAt(undone, 'A', 60)).toMatchObject({ value: '7', source: 'birdeye' })
    expect([hasNoPrice(typed, 'A', 120), hasNoPrice(undone, 'A', 120)]).toEqual([false, true])
  })
})

describe('what was typed together is taken back together (behaviour 8.26)', () => {
  const first = withAnswers(new Map(), typedAnswers('A', [60, 120, 180], '1'), 5)
  const answers = withAnswers(first, typedAnswers('A', [120, 240], '2'), 6)
  it.each([
    ['the others of that time', 'A', 60, [60, 180]],
    ['one typed anew goes with the later ones', 'A', 120, [120, 240]],
    ['nothing typed', 'A', 300, []],
    ['another mint', 'B', 60, []],
  ])('%s', (_, mint, minute, minutes) => {
    expect(typedTogether(answers, mint, minute)).toEqual(minutes)
  })

  it('one that is taken back is not typed', () => {
    const undone = withAnswers(answers, typedAnswers('A', [60, 180], undefined), 7)
    expect(typedTogether(undone, 'A', 60)).toEqual([])
  })
})
