/** @jest-environment node */
import { createHeldKeys } from './held-keys'

describe('held keys', () => {
  test('some calls pass, those after them wait until the key is released', async () => {
    const keys = createHeldKeys()
    keys.hold('a', 2)
    expect([keys.enter('a'), keys.enter('a')]).toEqual([undefined, undefined])
    const [first, second] = [keys.enter('a'), keys.enter('a')]
    expect(keys.waiting('a')).toBe(2)
    keys.release('a')
    await Promise.all([first?.released, second?.released])
    expect([first, second]).not.toContain(undefined)
    expect(keys.waiting('a')).toBe(0)
    expect(keys.enter('a')).toBeUndefined()
  })

  test('a call whose caller has gone does not wait any more', () => {
    const keys = createHeldKeys()
    keys.hold('a', 0)
    const call = keys.enter('a')
    call?.leave()
    call?.leave()
    expect(keys.waiting('a')).toBe(0)
  })

  test('only the key that is named is held', () => {
    const keys = createHeldKeys()
    keys.hold('a', 0)
    expect(keys.enter('b')).toBeUndefined()
    keys.clear()
    expect(keys.enter('a')).toBeUndefined()
  })
})
