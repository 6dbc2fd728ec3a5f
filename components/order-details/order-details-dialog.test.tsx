import { render, screen } from '@testing-library/react'
import { testRecurring } from '@/lib/domain/testing/test-orders'
import { stateOf } from '@/lib/view/testing/test-events'
import { OrderDetailsDialog } from './order-details-dialog'

it('Tab reaches every link to a transaction (behaviour 13.7)', () => {
  const order = testRecurring()
  render(
    <OrderDetailsDialog orderKey="RecurringKey" order={order} stateOf={stateOf} userAddress="W" />,
  )
  const links = screen.getAllByRole('link', { name: 'View' })
  expect(links.map(({ title, tabIndex }) => [title, tabIndex])).toEqual([
    ['StartSignature', 0],
    ['EndSignature', 0],
  ])
})
