import { isKeyText } from '@/lib/domain/api-key'
import { forgetJupiterKey, rememberedJupiterKey, rememberJupiterKey } from './jupiter-key-storage'

beforeEach(() => window.localStorage.clear())

it('a key is stored as jupiterApiKey until it is forgotten', () => {
  expect(rememberedJupiterKey()).toBeUndefined()
  rememberJupiterKey('my-key')
  expect(window.localStorage.getItem('jupiterApiKey')).toBe('my-key')
  expect(rememberedJupiterKey()).toBe('my-key')
  forgetJupiterKey()
  expect(window.localStorage.getItem('jupiterApiKey')).toBeNull()
  expect(rememberedJupiterKey()).toBeUndefined()
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
    window.localStorage.setItem('jupiterApiKey', text)
    expect(rememberedJupiterKey()).toBe(expected ? text : undefined)
  })
})
