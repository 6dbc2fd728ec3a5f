import { act, render, screen } from '@testing-library/react'
import { sampleProgress } from '@/lib/browser/testing/sample-price-progress'
import { PriceProgress } from './price-progress'

const NOW_MS = Date.UTC(2026, 10, 21)

afterEach(() => jest.useRealTimers())

it('a pause that the service asked for counts down (behaviour 8.12)', async () => {
  jest.useFakeTimers({ now: NOW_MS })
  const progress = sampleProgress({ pausedUntilMs: NOW_MS + 10_000 })
  render(<PriceProgress progress={progress} stateOf={(mint) => ({ kind: 'unknown', mint })} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Birdeye’s rate limit reached. Resuming in 10 s.')
  await act(() => jest.advanceTimersByTimeAsync(4_000))
  expect(status.textContent).toBe('Birdeye’s rate limit reached. Resuming in 6 s.')
})
