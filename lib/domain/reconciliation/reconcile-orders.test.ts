/** @jest-environment node */
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'
import { type Reconciliation, reconcileOrders } from './reconcile-orders'

const adding = sampleRecurring({
  outReceived: '0.14985',
  inWithdrawn: '75',
  trades: [sampleTrade()],
})
const differing = { ...adding, inWithdrawn: '70' }
const untold = sampleTrigger({ remainingMakingAmount: undefined })

function whole(orders: readonly Order[]): Reconciliation {
  const steps = reconcileOrders(orders)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

it('each order adds up, does not, or cannot be told (behaviour 16.5)', () => {
  expect(whole([adding, differing, untold, adding])).toEqual({
    adding: 2,
    untold: 1,
    differing: [{ order: differing, differences: { input: '5', output: '0' } }],
  })
  expect(whole([])).toEqual({ adding: 0, untold: 0, differing: [] })
})

it('stops after each order', () => {
  const steps = reconcileOrders([adding, untold])
  expect([steps.next(), steps.next(), steps.next()].map(({ done }) => done)).toEqual([
    false,
    false,
    true,
  ])
})
