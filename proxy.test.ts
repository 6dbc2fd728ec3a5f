/** @jest-environment node */
import { NextRequest } from 'next/server'
import { WALLET } from '@/lib/view/testing/sample-events'
import { proxy } from './proxy'

const ORIGIN = 'https://perijove.example'
const leadsTo = (path: string) =>
  proxy(new NextRequest(`${ORIGIN}${path}`))
    .headers.get('location')
    ?.replace(ORIGIN, '')

it.each([
  ['capitals', `/Orders/${WALLET}?o=Key`, `/orders/${WALLET}?o=Key`],
  ['a zero-width space', `/orders/%E2%80%8B${WALLET}?o=Key`, `/orders/${WALLET}?o=Key`],
  ['a space', `/orders/${WALLET}%20`, `/orders/${WALLET}`],
  ['a whole link', `/orders/solana%3A${WALLET}`, `/orders/${WALLET}`],
])('an address with %s leads to its wallet (behaviour 1.6, 12.10)', (_, path, expected) => {
  expect(leadsTo(path)).toBe(expected)
})

it.each([
  ['a clean address', `/orders/${WALLET}`],
  ['no address', '/orders/%E2%80%8Babc'],
  ['a wrong encoding', '/orders/%E2%80'],
])('%s stays where it is, with its own policy', (_, path) => {
  const { headers } = proxy(new NextRequest(`${ORIGIN}${path}`))
  expect(headers.get('location')).toBeNull()
  expect(headers.get('content-security-policy')).toContain("'nonce-")
})
