/** @jest-environment node */
import type { PairSummary } from './pair-summary'
import { keepPairPlaces } from './pair-places'

const pair = (key: string, trades: number): PairSummary => ({
  ...{
    key,
    inputMint: key,
    outputMint: key,
    trades,
    deposits: 0,
    deposited: '0',
    returns: 0,
    returned: '0',
    paid: '0',
  },
  received: { net: '0', total: '0' },
  ...{ fees: '0', unknownFees: 0, firstTrade: undefined, lastTrade: undefined },
})

it.each([
  ['the first time they stand as they are sorted', [], ['A', 'B'], ['A', 'B']],
  ['one that has more trades by now stays where it was', ['B', 'A'], ['A', 'B'], ['B', 'A']],
  ['new ones stand below', ['B'], ['C', 'A', 'B'], ['B', 'C', 'A']],
  ['one that is gone leaves no gap', ['B', 'D', 'A'], ['A', 'B'], ['B', 'A']],
])('while lists are read %s (behaviour 18.2)', (_, shown, sorted, placed) => {
  const pairs = sorted.map((key, index) => pair(key, 10 - index))
  const result = keepPairPlaces(shown, pairs)
  expect(result.map(({ key }) => key)).toEqual(placed)
  expect(new Set(result)).toEqual(new Set(pairs))
})
