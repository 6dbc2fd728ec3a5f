/** @jest-environment node */
import type { PriceResult } from '@/lib/domain/prices/price-result'
import { minuteAt } from '@/lib/upstream/testing/stand-in-birdeye'
import { priceLinesAnswer } from './price-answer'

const FIRST: PriceResult = { kind: 'price', mint: 'SOL', minute: minuteAt(0), price: 7 }
const BUG = new TypeError('a bug')

/** A run that yields one price; a test says what comes after it. */
async function* onePrice(next: () => Promise<PriceResult>): AsyncGenerator<PriceResult> {
  yield FIRST
  yield await next()
}

async function open(next: () => Promise<PriceResult>) {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const end = jest.fn()
  const reader = (await priceLinesAnswer(onePrice(next), end)).body?.getReader()
  if (!reader) throw new Error('the answer has no body')
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toContain(`SOL-${minuteAt(0)}`)
  return { reader, logged, end }
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 0))

afterEach(() => jest.restoreAllMocks())

it('an error of our own is logged and breaks the answer off at once', async () => {
  const { reader, logged, end } = await open(() => Promise.reject(BUG))
  await expect(reader.read()).rejects.toBe(BUG)
  await aWhile()
  expect(logged.mock.calls).toEqual([[BUG]])
  expect(end).toHaveBeenCalledTimes(1)
})

it('a caller who went away ends the run and is no error', async () => {
  let goOn: (result: PriceResult) => void = () => {}
  const { reader, logged, end } = await open(() => new Promise((resolve) => (goOn = resolve)))
  await reader.cancel()
  expect(end).toHaveBeenCalledTimes(1)
  goOn({ kind: 'end', left: 2 })
  await aWhile()
  expect(logged).not.toHaveBeenCalled()
})
