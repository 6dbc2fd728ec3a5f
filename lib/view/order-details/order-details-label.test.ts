/** @jest-environment node */
import { sampleRecurring, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { SOL_TOKEN, USDC_TOKEN } from '@/lib/view/testing/sample-events'
import { amountOf, cadenceText, closerText, momentText, priceText } from './order-details-label'

const usdc: TokenState = { kind: 'known', mint: USDC_TOKEN.address, token: USDC_TOKEN }
const sol: TokenState = { kind: 'known', mint: SOL_TOKEN.address, token: SOL_TOKEN }
const unknown: TokenState = { kind: 'unknown', mint: 'MintX' }
const tokens = { input: usdc, output: sol }

it.each([
  ['a day', { everySeconds: 86_400 }, '25 USDC every day'],
  ['weeks, in days', { everySeconds: 604_800 }, '25 USDC every 7 days'],
  ['half a day', { everySeconds: 43_200 }, '25 USDC every 12 hours'],
  ['minutes', { everySeconds: 5_400 }, '25 USDC every 90 minutes'],
  ['seconds', { everySeconds: 61 }, '25 USDC every 61 seconds'],
  ['by price', { recurringType: 'price' as const }, '+$25 in value every day'],
  ['an amount that is not told', { perCycle: undefined }, undefined],
  ['a time that is not told', { everySeconds: undefined }, undefined],
])('the schedule (behaviour 16.8): %s', (_, change, text) => {
  expect(cadenceText(sampleRecurring(change), tokens)).toBe(text)
})

it.each([
  ['its owner', sampleRecurring({ closedBy: 'owner' }), 'By owner'],
  ['Jupiter', sampleRecurring({ closedBy: 'Jupiter' }), 'By Jupiter'],
  ['nobody that is told', sampleRecurring({ closedBy: undefined }), undefined],
  ['nobody yet', sampleRecurring({ orderStatus: 'active' }), undefined],
  ['a cancelled trigger', sampleTrigger({ status: 'Cancelled' }), 'Cancelled'],
  ['a trigger that was filled', sampleTrigger(), undefined],
])('who closed an order (behaviour 16.8): %s', (_, order, text) => {
  expect(closerText(order)).toBe(text)
})

it('amounts, prices and moments in full', () => {
  expect(amountOf('1234.5', usdc)).toBe('1,234.5 USDC')
  expect(amountOf('1', unknown)).toBe('1 Unknown (MintX)')
  expect(amountOf('1', { kind: 'loading', mint: 'MintX' })).toBe('1 MintX')
  expect(priceText(['300', usdc], ['2', sol])).toBe('150 USDC per SOL')
  expect(priceText(['300', usdc], ['0', sol])).toBeUndefined()
  expect(priceText(['300', usdc], ['2', unknown])).toBeUndefined()
  expect(momentText('2026-03-02T08:00:26.000Z', 'UTC')).toBe('02 Mar 2026 08:00:26 UTC')
})
