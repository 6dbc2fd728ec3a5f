import { render, screen } from '@testing-library/react'
import { PriceTooltipCard } from './price-tooltip'
import { UsdValue } from './usd-value'
import { testDeposit, USDC_TOKEN } from '@/lib/view/testing/test-events'

const price = { source: 'birdeye', value: '1', offsetSeconds: 0 } as const
const event = testDeposit()
const state = { kind: 'known', mint: 'Impostor', token: USDC_TOKEN } as const

it('a USD value and its tooltip warn of a look-alike in words (behaviour 6.11)', () => {
  render(<UsdValue event={event} price={price} amount="2" token={{ ...state, imitates: 'USDC' }} />)
  const value = screen.getByRole('button', {
    name: '$2.00, 1 USDC (Not the verified USDC) = $1.00, Birdeye',
  })
  render(<PriceTooltipCard trigger={value} />)
  expect(screen.getByRole('tooltip').textContent).toContain('Not the verified USDC')
})

it('‘Set price’ warns of a look-alike, too (behaviour 6.11)', () => {
  render(
    <UsdValue event={event} price={undefined} amount="2" token={{ ...state, imitates: 'USDC' }} />,
  )
  const name = 'Set price of USDC (Not the verified USDC)'
  expect(screen.getByRole('button', { name })).toBeDefined()
})

it('a token that is no look-alike has no warning', () => {
  render(<UsdValue event={event} price={price} amount="2" token={state} />)
  const value = screen.getByRole('button', { name: '$2.00, 1 USDC = $1.00, Birdeye' })
  render(<PriceTooltipCard trigger={value} />)
  expect(screen.getByRole('tooltip').textContent).toBe('$2.001 USDC = $1.00Birdeye')
})
