/** @jest-environment node */
import { NextRequest } from 'next/server'
import { WALLET } from '@/lib/view/testing/test-events'
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
  ['a text that isn’t an address', '/orders/%E2%80%8Babc'],
  ['a wrong encoding', '/orders/%E2%80'],
])('%s stays where it is', async (_, path) => {
  expect(await leadsTo(path)).toBeUndefined()
})

function formOf(fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return { method: 'POST', body }
}

describe('the landing form without the page’s code (behaviour 1.5)', () => {
  beforeAll(() => void (process.env.BUILD = 'this-build'))
  afterAll(() => void delete process.env.BUILD)

  it.each([
    ['an address', ` ${WALLET}`, `/orders/${WALLET}`],
    ['a link', `solana:${WALLET}`, `/orders/${WALLET}`],
    ['a name', 'toly.sol', '/orders/toly.sol'],
    ['a text with other characters', ' ?/# ', '/orders/%3F%2F%23'],
    ['a long text', 'a'.repeat(300), `/orders/${'a'.repeat(200)}`],
    [
      'a long text with other characters',
      `${'a'.repeat(199)}😀😀`,
      `/orders/${'a'.repeat(199)}%F0%9F%98%80`,
    ],
    ['spaces', '  ', '/'],
  ])('of an older deployment, with %s', async (_, userAddress, expected) => {
    const action = { $ACTION_ID_of_an_older_build: '', userAddress }
    expect(await leadsTo('/', formOf({ ...action, build: 'older' }))).toBe(expected)
    expect(await leadsTo('/', formOf({ userAddress }))).toBe(expected)
  })

  it.each([
    ['an address leads to its orders', WALLET, `/orders/${WALLET}`],
    ['a text that isn’t an address is left to the form’s action', 'abc', undefined],
  ])('of this deployment: %s', async (_, userAddress, expected) => {
    expect(await leadsTo('/', formOf({ userAddress, build: 'this-build' }))).toBe(expected)
  })

  it.each([
    ['another host, because a proxy changed ours', 'https://site.example'],
    ['a hidden origin', 'null'],
    ['something that is no origin', 'x'],
  ])('a wrong text gets to the action, even from %s', async (_, origin) => {
    const init = { ...formOf({ userAddress: 'abc', build: 'this-build' }), headers: { origin } }
    const { headers } = await proxy(new NextRequest(`${ORIGIN}/`, init))
    expect(headers.get('x-middleware-request-origin')).toBe(ORIGIN)
    expect(headers.get('x-middleware-request-x-forwarded-host')).toBe('perijove.example')
  })
})
