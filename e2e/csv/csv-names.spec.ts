import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, expectedRow, savedBy, type Names } from '../pages/csv-file'
import { hostileTokens } from '../wallets/hostile-tokens'
import { servedEvents } from '../pages/served-events'
import { openTradesLink, tradesTable } from '../pages/trades-page'

/** Each name after the cleaning and the apostrophe guard. */
const CLEANED: Record<string, Names> = {
  quotes: { symbol: '"QUO"', name: 'Say "hello", then \'bye\'' },
  commas: { symbol: 'A,B', name: 'one,two,,three' },
  'new lines': { symbol: 'NLNL', name: 'first linesecond line' },
  tabs: { symbol: 'TAB', name: 'beforeafter' },
  equals: { symbol: "'=1+1", name: '\'=HYPERLINK("http://evil.example/","Click")' },
  plus: { symbol: "'+1", name: "'+cmd|' /C calc'!A0" },
  minus: { symbol: "'-1", name: "'-2+3" },
  at: { symbol: "'@SUM", name: "'@SUM(A1:A9)" },
  script: { symbol: '<b>X</b>', name: '<script>document.title="owned"</script>' },
  'right to left': { symbol: 'CDSU', name: 'USD niaM Coin' },
  'zero width': { symbol: 'USDC', name: 'USD Coin' },
  long: { symbol: 'LONG'.repeat(16), name: `${'Long name '.repeat(6)}Long` },
  family: { symbol: '👨👩👧👦', name: '👨👩👧👦 Family 👩🏽🚀' },
  impostor: { symbol: 'USDC', name: 'USD Coin' },
  blank: { symbol: 'USDT', name: 'Tether USD' },
  alphabets: { symbol: 'USD\u0421', name: "A;'=1+1;'\uff1d2" },
}
const cleanedByMint = new Map<string, Names>(
  hostileTokens.map(({ mint, label }) => [mint, CLEANED[label] ?? { name: label, symbol: label }]),
)

test('names that attackers chose are plain text on the page and no formulas in the CSV (behaviour 6.8, 9.7)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('hostile-names')
  await openTradesLink(page, user)
  // The names load after the rows.
  await expect(tradesTable(page).getByText(/ per /)).toHaveCount(16)
  const links = tradesTable(page).locator('a[href*="/address/"]')
  const symbols = new Set(await links.allTextContents())
  for (const { symbol } of Object.values(CLEANED)) {
    expect(symbols).toContain(symbol.replace(/^'/, ''))
  }
  await expect(page).toHaveTitle('Trades · Perijove')
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
  // Only well-known tokens have a logo, and none comes from an address that an attacker chose.
  const knownLogos = ['/sample/logos/sol.svg', '/sample/logos/usdc.svg']
  expect(new Set(pictures)).toEqual(new Set(knownLogos))

  const { text } = await savedBy(page, () => downloadButton(page).click())
  const events = await servedEvents(user)
  expect(cellsOf(text).slice(1)).toEqual(events.map((event) => expectedRow(event, cleanedByMint)))
  // Each row is one line: no cell has a line break, so simple readers count correctly.
  expect(text.trimEnd().split('\n')).toHaveLength(events.length + 1)
})
