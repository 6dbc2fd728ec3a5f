import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { PriceDialog } from './price-dialog'
import { replaceServices } from '@/lib/browser/cache/cache-services'
import { usePrices } from '@/lib/browser/prices/use-prices'
import { testTradeEvent } from '@/lib/view/testing/test-events'

const events = [testTradeEvent()]

function OpenDialog() {
  return <PriceDialog prices={usePrices(events)} onClose={() => {}} returnFocus={() => {}} />
}

it.each([
  ['a key can be remembered', false],
  ['a key can’t be remembered with the sample wallet (behaviour 23.5)', true],
])('%s', (_, isSample) => {
  const client = new QueryClient()
  if (isSample) replaceServices(client, () => Promise.reject(new Error('not called')))
  render(
    <QueryClientProvider client={client}>
      <OpenDialog />
    </QueryClientProvider>,
  )
  expect(screen.getByLabelText('Birdeye API key')).toBeTruthy()
  expect(screen.queryAllByLabelText('Remember API key')).toHaveLength(isSample ? 0 : 1)
})
