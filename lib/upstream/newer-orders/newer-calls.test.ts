/** @jest-environment node */
import { mockJupiter } from '@/lib/upstream/testing/mock-jupiter'
import { verifySignature } from './newer-calls'

const { signal } = new AbortController()
const JWT = 'eyJhbGciOiJIUzI1NiJ9.e30.x'

const tokenIn = (answer: object) => {
  const { calls } = mockJupiter(async () => JSON.stringify(answer))
  const signed = { type: 'message', signature: new Uint8Array(64) } as const
  return verifySignature(calls, { userAddress: 'Wallet', signed, signal })
}

describe('the token of a sign-in (behaviour 25.1)', () => {
  it.each([
    ['‘token’', { token: JWT, authMode: 'legacy' }],
    ['‘accessToken’', { authMode: 'access_refresh', accessToken: JWT, refreshToken: 'opaque' }],
    ['‘token’, even if there is an ‘accessToken’', { token: JWT, accessToken: 'other' }],
    ['‘accessToken’ if ‘token’ is null', { token: null, accessToken: JWT }],
  ])('is the field %s', async (_, answer) => {
    expect(await tokenIn(answer)).toBe(JWT)
  })

  it.each([{}, { token: '' }, { token: 'a b' }, { accessToken: 'a\nb' }, { refreshToken: JWT }])(
    'is missing in %j',
    async (answer) => {
      await expect(tokenIn(answer)).rejects.toMatchObject({ fault: { kind: 'unreadable' } })
    },
  )
})
