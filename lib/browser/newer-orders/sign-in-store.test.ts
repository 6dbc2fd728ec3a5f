/** @jest-environment node */
import { dropToken, keepToken, tokenOf } from './sign-in-store'

const DAY_MS = 86_400_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  dropToken('A')
})

describe('a sign-in (behaviour 25.7)', () => {
  it('belongs to its wallet alone', () => {
    keepToken('A', 'token')
    expect([tokenOf('A'), tokenOf('B')]).toEqual(['token', undefined])
  })

  it('is gone after 24 hours', () => {
    keepToken('A', 'token')
    jest.advanceTimersByTime(DAY_MS - 1)
    expect(tokenOf('A')).toBe('token')
    jest.advanceTimersByTime(1)
    expect(tokenOf('A')).toBeUndefined()
  })

  it('can be dropped', () => {
    keepToken('A', 'token')
    dropToken('A')
    expect(tokenOf('A')).toBeUndefined()
  })
})
