import { isKeyText } from '@/lib/domain/text/identifier'
import { birdeyeKeyStorage, jupiterKeyStorage } from './api-key-storage'

beforeEach(() => window.localStorage.clear())

it.each([
  ['jupiterApiKey', jupiterKeyStorage],
  ['birdeyeApiKey', birdeyeKeyStorage],
])('a key is stored as %s until it is removed', (name, storage) => {
  expect(storage.remembered()).toBeUndefined()
  storage.keep('my-key', true)
  expect({ ...window.localStorage }).toEqual({ [name]: 'my-key' })
  expect(storage.remembered()).toBe('my-key')
  storage.remove()
  expect({ ...window.localStorage }).toEqual({})
  expect(storage.remembered()).toBeUndefined()
})

it('a key that is not to be remembered holds in this tab, in the place of a stored one', () => {
  birdeyeKeyStorage.keep('old-key', true)
  birdeyeKeyStorage.keep('my-key', false)
  expect({ ...window.localStorage }).toEqual({})
  expect([birdeyeKeyStorage.remembered(), birdeyeKeyStorage.known()]).toEqual([undefined, 'my-key'])
  birdeyeKeyStorage.remove()
  expect(birdeyeKeyStorage.known()).toBeUndefined()
})

describe('a key is 1 to 200 visible ASCII characters without spaces', () => {
  it.each([
    ['one character', 'k', true],
    ['200 characters', 'k'.repeat(200), true],
    ['signs', '!~-_.=+/', true],
    ['none', '', false],
    ['201 characters', 'k'.repeat(201), false],
    ['a space', 'my key', false],
    ['a line feed at its end', 'key\n', false],
    ['a line that would add a header', 'key\r\nx: y', false],
    ['a letter outside ASCII', 'schlüssel', false],
    ['a control character', 'key\u007f', false],
  ])('%s', (_, text, expected) => {
    expect(isKeyText(text)).toBe(expected)
    window.localStorage.setItem('birdeyeApiKey', text)
    expect(birdeyeKeyStorage.remembered()).toBe(expected ? text : undefined)
  })
})
