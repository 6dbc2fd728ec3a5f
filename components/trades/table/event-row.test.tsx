import { fireEvent, render, screen } from '@testing-library/react'
import { ShownPrices } from '@/components/prices/usd-value'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'
import { testDeposit, testTradeEvent, USDC_TOKEN } from '@/lib/view/testing/test-events'
import { EventRow } from './event-row'

const USDC = { kind: 'known', mint: USDC_TOKEN.address, token: USDC_TOKEN } as const
const UNKNOWN = { kind: 'unknown', mint: 'NowhereMint' } as const

/** Renders a table of one row, and returns the row's cells. */
function cellsOf(
  event: OrderEvent,
  tradeCount?: number,
  hasUsd = false,
  output: TokenState = UNKNOWN,
): HTMLElement[] {
  render(
    <ShownPrices value={hasUsd ? NO_ANSWERS : undefined}>
      <table role="table">
        <tbody role="rowgroup">
          <EventRow
            event={event}
            index={0}
            rowKey="key"
            input={USDC}
            output={output}
            tradeCount={tradeCount}
            hasWallets={false}
            measure={undefined}
          />
        </tbody>
      </table>
    </ShownPrices>,
  )
  return screen.getAllByRole('cell')
}

it("an unknown token is a link with its mint, and the rate is 'Unknown' (behaviour 5.8, 5.10)", () => {
  const [, , , amount, , rate] = cellsOf(testTradeEvent())
  expect(amount?.textContent).toContain('25 USDC')
  const link = screen.getByRole('link', { name: 'Unknown Token' })
  expect(link.getAttribute('href')).toMatch(/\/address\/NowhereMint$/)
  expect(link.title).toContain('NowhereMint')
  expect(rate?.textContent).toMatch(/Unknown\s*$/)
})

it('a text below a token with a multiplier says what wallets show (behaviour 6.12)', () => {
  const token = { ...USDC_TOKEN, symbol: 'SPACEX', multiplier: 5 }
  const [, , , amount, output] = cellsOf(testTradeEvent(), 1, true, { ...USDC, token })
  expect(output?.textContent).toContain('SPACEX')
  expect(output?.textContent).toContain('Wallets show 5 times this amount')
  expect(amount?.textContent).not.toContain('Wallets show')
})

it('the buttons of an output and a rate say what they show, and what a click does (behaviour 5.8)', () => {
  cellsOf(testTradeEvent(), 1, false, USDC)
  const rate = '0.005994 USDC per USDC. Swap rate'
  expect(screen.getByRole('button', { name: rate })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '0.14985 after fee. Show before fee' }))
  fireEvent.click(screen.getByRole('button', { name: '0.15 before fee. Show after fee' }))
})

describe('an amount that isn’t known in token units has no USD value and no rate', () => {
  const inBaseUnits = { amount: '10000000', adjustedForDecimals: false }
  const setPrice = () => screen.queryAllByRole('button', { name: /^Set price/ }).length

  it('an input known only in total (behaviour 25.15)', () => {
    const [, , , amount, output, rate] = cellsOf(
      { ...testTradeEvent(), inputAmount: null },
      1,
      true,
    )
    expect(amount?.textContent).toBe('Amountin total USDC')
    expect(output?.textContent).toContain('0.14985')
    expect([setPrice(), rate?.textContent?.trim()]).toEqual([1, 'Rate–'])
  })

  it('an output in base units (behaviour 25.14)', () => {
    const trade = testTradeEvent({ outputAmount: inBaseUnits, fee: null })
    const [, , , amount, output, rate] = cellsOf(trade, 1, true)
    expect(amount?.textContent).toContain('25')
    expect(output?.textContent).toContain('10000000 base units')
    expect(screen.getByText('10000000 base units').title).toMatch(/decimals .* unknown$/)
    expect([setPrice(), rate?.textContent?.trim()]).toEqual([1, 'Rate–'])
  })

  it('a deposit in base units (behaviour 25.14)', () => {
    const [, , , amount] = cellsOf(testDeposit({ inputAmount: inBaseUnits }), 1, true)
    expect(amount?.textContent).toContain('10000000 base units')
    expect(setPrice()).toBe(0)
  })
})

it('a row without a transaction has a dash (behaviour 5.4)', () => {
  const cells = cellsOf(testTradeEvent({ transactionSignature: '' }))
  expect(cells.at(-1)?.textContent).toBe('–')
})

it.each([
  [1, 'into order, 1 trade'],
  [undefined, 'into order'],
])('a deposit’s note: into an order with %s trades (behaviour 5.4)', (tradeCount, note) => {
  const cells = cellsOf(testDeposit(), tradeCount)
  expect(cells[3]?.getAttribute('aria-colspan')).toBe('3')
  expect(cells[3]?.textContent).toMatch(new RegExp(`${note}$`))
})
