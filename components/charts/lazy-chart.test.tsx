import { render, screen } from '@testing-library/react'
import { sol, usdc } from '@/lib/view/testing/test-events'
import { LazyChart } from './lazy-chart'

jest.mock('./pair-chart', () => {
  throw new Error('Loading chunk failed')
})

it('if a chart’s code is gone, its head stays, and a message offers ‘Reload’ (behaviour 13.4)', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true }) })
  render(
    <LazyChart
      className=""
      events={[]}
      pair={{ input: usdc, output: sol }}
      switches={{ subtractFee: true, rateDirection: 'output per input' }}
      answers={undefined}
    >
      Rate per trade
    </LazyChart>,
  )
  await screen.findByText('Couldn’t load this part of the page. Reload the page to use it.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  expect(screen.getByText('Rate per trade')).toBeTruthy()
})
