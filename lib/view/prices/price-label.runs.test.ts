/** @jest-environment node */
import { type PriceRunEnding, priceRunEndingText, STOP_TEXTS } from './price-label'
import { minuteLabel } from '@/lib/view/time/local-date'
import { BIRDEYE_KEY_REQUIRED } from '@/lib/view/api-keys/api-key-label'

it.each([
  ['UTC', '20 Mar 2026, 17:13 UTC'],
  ['Asia/Kathmandu', '20 Mar 2026, 22:58 UTC+5:45'],
])('the minute of a price in %s (behaviour 8.25, 20.6)', (timeZone, label) => {
  expect(minuteLabel(Date.UTC(2026, 2, 20, 17, 13) / 1000, timeZone)).toBe(label)
})

describe('how a run of 184 prices ended, and what is saved (behaviour 15.8)', () => {
  const failed = { kind: 'failed', text: 'Connection lost.' } as const
  const birdeye = { method: 'birdeye', total: 184, withoutPrice: 0, failed: 0 } as const

  it.each<[string, PriceRunEnding, number, string]>([
    ['all fetched', { kind: 'whole' }, 184, '184 of 184 prices fetched'],
    ['stopped by the visitor', { kind: 'stopped' }, 112, '112 of 184 prices fetched'],
    ['a lost connection', failed, 1, 'Connection lost. 1 price saved.'],
    ['a connection lost before the first price', failed, 0, 'Connection lost.'],
  ])('%s', (_, ending, answered, text) => {
    expect(priceRunEndingText(ending, { ...birdeye, answered })).toBe(text)
  })

  it('some prices failed', () => {
    const run = { ...birdeye, answered: 181, failed: 3 }
    expect(priceRunEndingText({ kind: 'whole' }, run)).toBe('181 of 184 prices fetched. 3 failed.')
  })

  it('some prices not found', () => {
    const run = { ...birdeye, answered: 180, withoutPrice: 3, failed: 4 }
    const text = '177 of 184 prices fetched. 3 not found. 4 failed.'
    expect(priceRunEndingText({ kind: 'whole' }, run)).toBe(text)
    expect(priceRunEndingText(failed, run)).toBe('Connection lost. 177 prices saved.')
  })
})

it('the errors of behaviour 15.5, letter for letter', () => {
  expect(STOP_TEXTS[401]).toBe('Birdeye rejected this key. Check it and try again.')
  expect(STOP_TEXTS[403]).toBe('Your Birdeye plan doesn’t include price history.')
  expect(BIRDEYE_KEY_REQUIRED).toBe('Birdeye API key is required')
})
