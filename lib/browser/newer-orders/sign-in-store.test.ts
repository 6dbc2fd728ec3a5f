/** @jest-environment node */
import { dropSignInToken, keepSignInToken, signInTokenOf } from './sign-in-store'

const DAY_MS = 86_400_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  dropSignInToken('A', 'token')
})

describe('a sign-in (behaviour 25.7)', () => {
  it('belongs to its wallet alone', () => {
    keepSignInToken('A', 'token')
    expect([signInTokenOf('A'), signInTokenOf('B')]).toEqual(['token', undefined])
  })

  it('is gone after 24 hours', () => {
    keepSignInToken('A', 'token')
    jest.advanceTimersByTime(DAY_MS - 1)
    expect(signInTokenOf('A')).toBe('token')
    jest.advanceTimersByTime(1)
    expect(signInTokenOf('A')).toBeUndefined()
  })

  it('can be dropped', () => {
    keepSignInToken('A', 'token')
    dropSignInToken('A', 'token')
    expect(signInTokenOf('A')).toBeUndefined()
  })
})
