import { render, screen } from '@testing-library/react'
import type { Order } from '@/lib/domain/orders/order'
import { sampleRecurring, sampleTrade } from '@/lib/domain/testing/sample-orders'
import { sampleList } from '@/lib/view/testing/sample-order-lists'
import { PartialListNotices } from './partial-list-notices'

const otherFee = sampleRecurring({ trades: [sampleTrade({ feeAmount: undefined })] })
const lost = sampleRecurring({ lostTrades: true })
const show = (orders: Order[], kind: 'whole' | 'loading' = 'whole') =>
  render(
    <PartialListNotices
      lists={[sampleList('past recurring', { state: { kind } })]}
      orders={orders}
      onLoadRest={() => {}}
    />,
  )

it('trades with a fee in another token are counted in a notice (behaviour 7.8)', () => {
  show([otherFee, sampleRecurring({ trades: [sampleTrade()] })])
  expect(screen.getAllByText(/\w/).map((notice) => notice.textContent)).toEqual([
    expect.stringMatching(/^1 trade .*fee .*another token/),
  ])
})

it('orders whose trades Jupiter didn’t return are counted once nothing is loading (behaviour 3.12)', () => {
  const { unmount } = show([lost], 'loading')
  expect(screen.queryByText(/1 order/)).toBeNull()
  unmount()
  show([lost, otherFee])
  expect(screen.getByText(/1 order\b/)).toBeTruthy()
})
