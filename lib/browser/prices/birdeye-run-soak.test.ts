/** @jest-environment node */
import { getEventListeners } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as z from 'zod'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { birdeyeAnswer } from '@/lib/domain/prices/price-result'
import { countPrices } from '@/lib/domain/prices/wanted-prices'
import { fetchTokenPrices } from '@/lib/upstream/birdeye/birdeye-prices'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { minutesEvery, priceRun, wantedAt } from '@/lib/upstream/testing/stand-in-birdeye'
import { runBirdeye } from './birdeye-run'

const PRICES = 1_500
/** By then everything is loaded and warm. */
const WARM_AFTER = 300
const MOST_HEAP_GROWTH = 1.1

/** The heap in bytes, without what is no longer used. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  z.function().parse(runInNewContext('gc')).call(undefined)
  return process.memoryUsage().heapUsed
}

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('a run of 1,500 prices leaves no timer and no listener, and its heap does not grow', async () => {
  jest.useFakeTimers()
  const answer = { success: true, data: { items: [{ unixTime: 0, value: 7 }] } }
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    // What is asked is not kept by the test either.
    asked.mockClear()
    return Response.json(answer)
  })
  // Too far apart for ranged calls: each price is a call and a second.
  const wanted = wantedAt({ SOL: minutesEvery(1_000, PRICES) })
  const { signal } = new AbortController()
  const heap: number[] = []
  let [answers, requests] = [NO_ANSWERS, 0]

  const running = runBirdeye({
    ...{ wanted, signal, apiKey: 'birdeye-key', isRemembered: false, isReplacing: false },
    answers: () => answers,
    request: async (request) => {
      requests += 1
      const now = () => Date.now()
      const run = priceRun(request.wanted, { signal: request.signal, wait: abortableWait, now })
      for await (const result of fetchTokenPrices(run)) request.onResults([result])
    },
    wait: abortableWait,
    onResults: (results) => {
      const prices = results.filter((result) => result.kind === 'price').map(birdeyeAnswer)
      answers = withAnswers(answers, prices, Date.now())
      const count = answers.get('SOL')?.size ?? 0
      if (prices.length > 0 && (count === WARM_AFTER || count === PRICES)) heap.push(heapBytes())
    },
  })
  await jest.advanceTimersByTimeAsync(2 * PRICES * 1_000)

  expect(await running).toEqual({ kind: 'whole' })
  expect([countPrices(wanted), answers.get('SOL')?.size]).toEqual([PRICES, PRICES])
  // 214 s each, then the next one.
  expect(requests).toBeGreaterThan(5)
  expect(jest.getTimerCount()).toBe(0)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  const [warm = 0, end = Infinity] = heap
  expect(end / warm).toBeLessThan(MOST_HEAP_GROWTH)
})
