import { render } from '@testing-library/react'
import { OrdersSkeleton } from './orders-layout'
import { TradesSkeleton } from '@/components/trades/trades-skeleton'

const MISSING = 'Orders placed on jup.ag since 10 March 2026 aren’t included'

it.each([
  ['orders', <OrdersSkeleton key="" isSample={false} />, ' Load them with your wallet Learn more'],
  ['trades', <TradesSkeleton key="" />, 'Learn more'],
])(
  'before the URL is known, the %s page shows the notice, whose buttons do nothing (behaviour 2.15)',
  (_, page, buttons) => {
    const { container } = render(page)
    expect(container.querySelector('[inert]')?.textContent).toBe(MISSING + buttons)
    expect(container.querySelector('button:not([inert] *)')).toBeNull()
  },
)

it('before the URL is known, the sample wallet has its own notice (behaviour 23.1)', () => {
  const { container } = render(<OrdersSkeleton isSample />)
  expect(container.querySelector('[inert]')?.textContent).toBe(
    'Sample wallet with made-up data. Explorer links don’t work.',
  )
})
