import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderPanel, showMismatches } from '@/components/summary/testing/render-summary'
import { summaryViewPreference } from '@/lib/browser/preferences/stored-preferences'
import { NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { answered, priced } from '@/lib/domain/testing/test-prices'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import { testTradeEvent } from '@/lib/view/testing/test-events'

// The chart's code needs a canvas.
jest.mock('@/components/charts/lazy-chart', () => ({
  LazyChart: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
}))

it('a price far off is said where its gain is, with the way to the rows (behaviour 8.27, 26.7)', async () => {
  summaryViewPreference.choose('tokens')
  const swap = testTradeEvent({ inputMint: 'MintA', inputAmount: adjustedAmount('250') })
  const minute = roundToMinute(unixSeconds(swap.date))
  const prices = [
    answered('MintA', minute, priced('defillama', '0.48')),
    answered(swap.outputMint, minute, priced('defillama', '1200000')),
  ]
  renderPanel(1440, [swap], { answers: withAnswers(NO_ANSWERS, prices, 0) })
  const link = await screen.findByRole('button', { name: 'Show price mismatches' })
  const note = 'The sides of 1 trade differ by over 10% · Show price mismatches'
  expect(link.closest('li')?.textContent).toBe(note)
  fireEvent.click(link)
  expect(showMismatches).toHaveBeenCalledTimes(1)
})
