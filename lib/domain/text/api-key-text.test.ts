/** @jest-environment node */
import { isKeyText } from './api-key-text'

describe('an API key is 1 to 200 visible ASCII characters without spaces (behaviour 8.9)', () => {
  it.each([
    ['letters, digits and signs', 'aZ09-_=+/~!'],
    ['one character', 'k'],
    ['200 characters', 'k'.repeat(200)],
  ])('%s can be one', (_, text) => {
    expect(isKeyText(text)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['201 characters', 'k'.repeat(201)],
    ['a space within', 'a key'],
    ['a space before', ' key'],
    ['a line end after', 'key\n'],
    ['a control character', 'key\u007f'],
    ['letters beyond ASCII', 'ключ'],
  ])('%s can be none', (_, text) => {
    expect(isKeyText(text)).toBe(false)
  })
})
