import { render, screen } from '@testing-library/react'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { sampleDeposit, sampleTradeEvent, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { EventRow } from './event-row'

const USDC = { kind: 'known', mint: USDC_TOKEN.address, token: USDC_TOKEN } as const
const UNKNOWN = { kind: 'unknown', mint: 'NowhereMint' } as const

/** Renders the only row of a table. */
function cellsOf(event: OrderEvent, tradeCount?: number): HTMLElement[] {
  render(
    <table role="table">
      <tbody role="rowgroup">
        <EventRow
          {...{ event, index: 0, rowKey: 'key', input: USDC, output: UNKNOWN, tradeCount }}
          {...{ inputUsdPrice: undefined, outputUsdPrice: undefined, usdMinute: undefined }}
          hasWallets={false}
        />
      </tbody>
    </table>,
  )
  return screen.getAllByRole('cell')
}

it("an unknown token is a link with its mint, and the rate is 'Unknown' (behaviour 5.8, 5.10)", () => {
  const [, , , amount, , rate] = cellsOf(sampleTradeEvent())
  expect(amount?.textContent).toContain('25 USDC')
  const link = screen.getByRole('link', { name: 'Unknown Token' })
  expect(link.getAttribute('href')).toMatch(/\/address\/NowhereMint$/)
  expect(link.title).toContain('NowhereMint')
  expect(rate?.textContent).toMatch(/Unknown\s*$/)
})

it('a row without a transaction has a dash (behaviour 5.4)', () => {
  const cells = cellsOf(sampleTradeEvent({ transactionSignature: '' }))
  expect(cells.at(-1)?.textContent).toBe('–')
})

it.each([
  [1, 'into order, 1 trade'],
  [undefined, 'into order'],
])('a deposit says where it went: %s trades (behaviour 5.7)', (tradeCount, note) => {
  const cells = cellsOf(sampleDeposit(), tradeCount)
  expect(cells[3]?.getAttribute('aria-colspan')).toBe('3')
  expect(cells[3]?.textContent).toMatch(new RegExp(`${note}$`))
})
