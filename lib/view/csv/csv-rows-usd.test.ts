/** @jest-environment node */
import fc from 'fast-check'
import { totalOutput } from '@/lib/domain/amounts/fee'
import { bestPrice, type PriceAnswer, withAnswer } from '@/lib/domain/prices/best-price'
import { roundToMinute } from '@/lib/domain/prices/price-minute'
import { decimalText, unitsOf } from '@/lib/domain/testing/sample-decimals'
import { anySourceAnswer } from '@/lib/domain/testing/sample-prices'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { sampleCsvRequest } from '@/lib/view/testing/sample-csv-request'
import { anyEvent } from '@/lib/view/testing/sample-events'
import { splitCsvRequest } from './csv-request-split'
import { csvRows } from './csv-rows'

/** Enough for amounts of 60 places, and for the smallest price there is. */
const AMOUNT_PLACES = 60
const PRICE_PLACES = 400

const anyAnswer = fc
  .array(anySourceAnswer, { maxLength: 4 })
  .map((all) => all.reduce<PriceAnswer>((known, answer, at) => withAnswer(known, answer, at), {}))

/** Amount times price, rounded half up to 6 decimals, digit by digit. */
function cellOf(amount: string, answer: PriceAnswer): string {
  const value = bestPrice(answer)?.value
  if (value === undefined) return ''
  const exact = unitsOf(amount, AMOUNT_PLACES) * unitsOf(value, PRICE_PLACES)
  const unit = 10n ** BigInt(AMOUNT_PLACES + PRICE_PLACES - 6)
  return decimalText((2n * exact + unit) / (2n * unit), 6).replace(/\.?0+$/, '')
}

it('the USD cells follow the best source to the last digit, from the browser to the file (behaviour 9.4)', () => {
  fc.assert(
    fc.property(anyEvent, anyAnswer, anyAnswer, (event, input, output) => {
      const minute = roundToMinute(unixSeconds(event.date))
      const prices = new Map([[event.inputMint, new Map([[minute, input]])]])
      if (event.kind === 'trade') prices.set(event.outputMint, new Map([[minute, output]]))
      const [only] = splitCsvRequest([event], new Map(), prices)
      const sent = sampleCsvRequest(only?.body ?? '')
      const [row = []] = csvRows(sent.events, new Map(), sent.fetchedTokenPrices)
      expect(row[6]).toBe(cellOf(event.inputAmount?.amount ?? '', input))
      if (event.kind !== 'trade') return
      const [net, fee] = [event.outputAmount.amount, event.fee?.amount ?? '']
      const cells = [totalOutput(net, fee), fee, net].map((some) => cellOf(some, output))
      expect([row[11], row[13], row[15]]).toEqual(cells)
    }),
    { numRuns: 400 },
  )
})
