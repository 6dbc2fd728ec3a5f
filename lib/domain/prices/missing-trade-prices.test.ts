import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { missingTradePrices } from './missing-trade-prices'

const at = (date: string) => ({ date, inputMint: USDC, outputMint: SOL })

it.each([
  ['both sides of a trade', [at('2026-02-02T10:00:03.000Z')], [], 2],
  ['not what is known', [at('2026-02-02T10:00:03.000Z')], [SOL], 1],
  [
    'each minute once',
    [at('2026-02-02T10:00:03.000Z'), at('2026-02-02T10:00:59.999Z'), at('2026-02-02T10:01:00Z')],
    [USDC],
    2,
  ],
  ['nothing of no trades', [], [], 0],
])('missing prices are counted (behaviour 19.9): %s', (_, trades, known, count) => {
  expect(missingTradePrices(trades, (mint) => known.some((one) => one === mint))).toBe(count)
})
