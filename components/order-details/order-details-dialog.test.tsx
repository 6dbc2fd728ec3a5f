import { render, screen } from '@testing-library/react'
import { sampleRecurring } from '@/lib/domain/testing/sample-orders'
import { stateOf } from '@/lib/view/testing/sample-events'
import { OrderDetailsDialog } from './order-details-dialog'

it('Tab reaches every link to a transaction (behaviour 13.7)', () => {
  const order = sampleRecurring()
  render(
    <OrderDetailsDialog orderKey="RecurringKey" order={order} stateOf={stateOf} userAddress="W" />,
  )
  const links = screen.getAllByRole('link', { name: 'View' })
  expect(links.map(({ title, tabIndex }) => [title, tabIndex])).toEqual([
    ['StartSignature', 0],
    ['EndSignature', 0],
  ])
})
