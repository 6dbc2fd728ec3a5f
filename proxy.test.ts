/** @jest-environment node */
import { NextRequest } from 'next/server'
import { WALLET } from '@/lib/view/testing/sample-events'
import { proxy } from './proxy'

const ORIGIN = 'https://perijove.example'
async function leadsTo(path: string, init?: { method: string; body: FormData }) {
  const { headers } = await proxy(new NextRequest(`${ORIGIN}${path}`, init))
  return headers.get('location')?.replace(ORIGIN, '')
}

it.each([
  ['capitals', `/Orders/${WALLET}?o=Key`, `/orders/${WALLET}?o=Key`],
  ['a zero-width space', `/orders/%E2%80%8B${WALLET}?o=Key`, `/orders/${WALLET}?o=Key`],
  ['a space', `/orders/${WALLET}%20`, `/orders/${WALLET}`],
  ['a whole link', `/orders/solana%3A${WALLET}`, `/orders/${WALLET}`],
])('an address with %s leads to its wallet (behaviour 1.6, 12.10)', async (_, path, expected) => {
  expect(await leadsTo(path)).toBe(expected)
})

it.each([
  ['a clean address', `/orders/${WALLET}`],
  ['no address', '/orders/%E2%80%8Babc'],
  ['a wrong encoding', '/orders/%E2%80'],
])('%s stays where it is, with its own policy', async (_, path) => {
  const { headers } = await proxy(new NextRequest(`${ORIGIN}${path}`))
  expect(headers.get('location')).toBeNull()
  expect(headers.get('content-security-policy')).toContain("'nonce-")
})

it.each([
  ['an address', ` ${WALLET}`, `/orders/${WALLET}`],
  ['a link', `solana:${WALLET}`, `/orders/${WALLET}`],
  ['no address', 'abc', undefined],
])('%s in the form of an older deployment (behaviour 1.5)', async (_, text, expected) => {
  const body = new FormData()
  body.set('$ACTION_ID_of_an_older_build', '')
  body.set('userAddress', text)
  expect(await leadsTo('/', { method: 'POST', body })).toBe(expected)
})
