import {
  exportedText,
  newTradesText,
  onlyNewLabel,
  pricesInFileText,
  roundedText,
  syncWarning,
  tradesInFileText,
} from './tax-dialog-label'

it('the dialog says what the files hold (behaviour 19.13)', () => {
  expect(tradesInFileText(148, 1)).toBe(
    '148 trades, oldest first, in UTC, each net of Jupiter’s fee. Deposits are no trades and stay out. No gains are computed.',
  )
  expect(syncWarning(1)).toBe(
    'If this wallet already syncs with your tax program, importing may duplicate trades.',
  )
})

it('and of how many wallets (behaviour 21.11)', () => {
  expect(tradesInFileText(148, 2)).toMatch(/^148 trades of 2 wallets, oldest first, in UTC,/)
  expect(syncWarning(2)).toMatch(/^If one of these wallets already syncs/)
})

it.each([
  [new Map([['birdeye', 3] as const]), 1, '3 prices: 3 Birdeye. 1 price is missing.'],
  [new Map([['trade', 1] as const]), 0, '1 price: 1 from trades. None is missing.'],
  [new Map(), 1_200, 'No USD prices. 1,200 prices are missing.'],
])('where prices come from and how many are missing', (counts, missing, text) => {
  expect(pricesInFileText({ counts, far: 0, missing })).toBe(
    `${text} USD values go into the files for Koinly and Awaken only.`,
  )
})

it.each([
  ['Europe/Berlin', 'Only what is new since 02 Mar 2026'],
  ['America/New_York', 'Only what is new since 01 Mar 2026'],
])('the day of the last export is one of %s (behaviour 19.15)', (zone, label) => {
  expect(onlyNewLabel(Date.parse('2026-03-02T02:00:00Z'), zone)).toBe(label)
})

it.each([
  [12, 148, '12 of 148 trades'],
  [0, 148, 'Nothing is new.'],
])('%d new of %d', (fresh, all, text) => {
  expect(newTradesText(fresh, all)).toBe(text)
})

describe('what 8 decimals do (behaviour 19.8)', () => {
  const zero = { dateMs: Date.parse('2026-03-02T08:00:26Z'), id: 'S' }
  const row = '2026-03-02 08:00:26 UTC (S)'
  it.each([
    [0, 0, undefined],
    [1, 0, '1 row is rounded to them.'],
    [3, 1, `3 rows are rounded to them. Nothing is left of an amount in ${row}.`],
    [
      7,
      7,
      `7 rows are rounded to them. Nothing is left of an amount in ${Array(5).fill(row).join(', ')} and 2 more.`,
    ],
  ])('%d rounded, %d to nothing', (rounded, zeros, text) => {
    expect(
      roundedText(
        rounded,
        Array.from({ length: zeros }, () => zero),
      ),
    ).toBe(text)
  })
})

it.each([
  [0, true, 'Downloaded 2 trades for Koinly.'],
  [
    1,
    true,
    'Downloaded 2 trades for Koinly. The names of 1 token did not come: their mints stand for them.',
  ],
  [
    0,
    false,
    'Downloaded 2 trades for Koinly. This browser has no room to remember what was exported.',
  ],
])('an export that worked (behaviour 19.14)', (unnamed, isRemembered, text) => {
  expect(exportedText({ trades: 2, name: 'Koinly', unnamed, isRemembered })).toBe(text)
})
