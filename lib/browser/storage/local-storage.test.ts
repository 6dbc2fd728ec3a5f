import { renderHook } from '@testing-library/react'
import { canStore, readStored, removeStored, storedSetting, writeStored } from './local-storage'

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

beforeEach(() => window.localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('what is stored is read back until it is removed', () => {
  expect(readStored('name')).toBeNull()
  expect(writeStored('name', 'text')).toBe(true)
  expect(readStored('name')).toBe('text')
  removeStored('name')
  expect(readStored('name')).toBeNull()
})

describe('the storage functions never throw', () => {
  it('where a browser forbids storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden)
    expect(writeStored('name', 'text')).toBe(false)
    expect(readStored('name')).toBeNull()
    expect(() => removeStored('name')).not.toThrow()
  })

  it('where a browser has no storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => JSON.parse('null'))
    expect([canStore(), writeStored('name', 'text'), readStored('name')]).toEqual([
      false,
      false,
      null,
    ])
    expect(() => removeStored('name')).not.toThrow()
  })

  it('if reading and removing are forbidden', () => {
    writeStored('name', 'text')
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden)
    expect(readStored('name')).toBeNull()
    expect(() => removeStored('name')).not.toThrow()
  })

  it('where storage is full: the write returns false, and the stored text stays', () => {
    writeStored('name', 'old')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    expect(writeStored('name', 'new')).toBe(false)
    expect(readStored('name')).toBe('old')
  })
})

it('a page that shows a stored text again has the current text at once (behaviour 20.1)', () => {
  const text = storedSetting('name')
  text.set('old')
  renderHook(() => text.useText()).unmount()
  text.set('new')
  const rendered: unknown[] = []
  renderHook(() => rendered.push(text.useText()))
  expect(rendered[0]).toBe('new')
})
