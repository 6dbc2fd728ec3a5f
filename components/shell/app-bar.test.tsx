import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AppBar } from './app-bar'

jest.mock('next/navigation', () => ({ usePathname: () => '/orders/W' }))
jest.mock('@/components/wallet/wallet-chip', () => ({
  WalletsInBar: (): ReactNode => {
    throw new Error('broken')
  },
}))

it('if the wallets in the bar throw an error, the bar and the page stay (behaviour 13.4)', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <AppBar />
      <h1>Select orders to display</h1>
    </>,
  )
  expect(screen.getByRole('heading')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Perijove' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Settings' })).toBeDefined()
  log.mockRestore()
})
