import { doneAtOnce } from '@/lib/domain/time/done-at-once'
import { mintsByFirstTrade } from './mints-by-first-trade'

const trade = (date: string, inputMint: string, outputMint: string) => ({
  ...{ date, inputMint, outputMint },
})

it.each([
  [
    'by the date of their first trade',
    [trade('2', 'A', 'B'), trade('1', 'C', 'B')],
    ['B', 'C', 'A'],
  ],
  ['equal dates by mint', [trade('1', 'B', 'A')], ['A', 'B']],
  ['each once', [trade('1', 'A', 'B'), trade('2', 'B', 'A')], ['A', 'B']],
  ['none of no trades', [], []],
])('mints come %s (behaviour 19.7)', (_, trades, mints) => {
  expect(doneAtOnce(mintsByFirstTrade(trades))).toEqual(mints)
})
