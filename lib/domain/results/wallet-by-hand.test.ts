/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { tradePrices } from '@/lib/domain/prices/trade-prices'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { fixedText } from '@/lib/domain/amounts/decimal'
import { resultsOf, type UsdSum } from './results'

const MINTS = new Map([
  ['SOL', SOL],
  ['USDC', USDC],
  ['USDT', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'],
])
const DOC = readFileSync('docs/results.md', 'utf8')

/** The cells of the table below a heading. */
function tableOf(heading: string): string[][] {
  const section = DOC.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

function computed() {
  const parts = (amount = '') => {
    const [figure = '', symbol = ''] = amount.split(' ')
    return { figure, mint: MINTS.get(symbol) ?? symbol }
  }
  const events = tableOf('The trades').map(([, day, ...amounts]) => {
    const [paid, received, fee] = amounts.map(parts)
    if (!paid || !received || !fee) throw new Error('not a trade')
    const [inputMint, outputMint] = [paid.mint, received.mint]
    const change = { date: `${day}T12:00:00.000Z`, inputMint, outputMint }
    return swapped(paid.figure, received.figure, fee.figure, change)
  })
  const defillama = { source: 'defillama', value: '100', apartSeconds: 60 } as const
  const minute = Date.UTC(2025, 3, 10, 12) / 1_000
  const answers = withAnswers(
    NO_ANSWERS,
    [...tradePrices(events, () => true), { mint: SOL, minute, answer: defillama }],
    0,
  )
  return resultsOf(events, answers, 'UTC')
}

it('the tokens are those that docs/results.md calculates by hand (behaviour 26.2)', () => {
  const rows = computed().tokens.map(({ mint, unpriced, ...token }) => [
    mint === SOL ? 'SOL' : mint,
    ...[token.bought, token.boughtUsd, token.sold, token.soldUsd, token.unmatched].map(fixedText),
    ...[token.gain.usd, token.left, token.leftCost].map(fixedText),
    String(unpriced),
  ])
  expect(rows).toEqual(tableOf('Tokens'))
})

it('the months and years are those that docs/results.md calculates by hand (behaviour 26.5)', () => {
  const usdCell = ({ usd, trades }: UsdSum) => (trades === 0 ? '–' : fixedText(usd))
  const rows = computed().periods.map(({ period, trades, paid, received, fees, gain }) => [
    ...[period, String(trades), usdCell(paid), usdCell(received), usdCell(fees), usdCell(gain)],
  ])
  expect(rows.length).toBe(13)
  expect(rows).toEqual(tableOf('Months'))
})
