import { birdeyeKeyStorage, jupiterKeyStorage } from './api-key-storage'

beforeEach(() => window.localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it.each([
  ['jupiterApiKey', jupiterKeyStorage],
  ['birdeyeApiKey', birdeyeKeyStorage],
])('an API key is stored as %s until it is removed', (name, storage) => {
  expect(storage.remembered()).toBeUndefined()
  storage.keep('my-key', true)
  expect({ ...window.localStorage }).toEqual({ [name]: 'my-key' })
  expect(storage.remembered()).toBe('my-key')
  storage.remove()
  expect({ ...window.localStorage }).toEqual({})
  expect(storage.remembered()).toBeUndefined()
})

it('a key that is not to be remembered is kept for this tab and replaces a stored one', () => {
  birdeyeKeyStorage.keep('old-key', true)
  birdeyeKeyStorage.keep('my-key', false)
  expect({ ...window.localStorage }).toEqual({})
  expect([birdeyeKeyStorage.remembered(), birdeyeKeyStorage.keyInUse()]).toEqual([
    undefined,
    'my-key',
  ])
  birdeyeKeyStorage.remove()
  expect(birdeyeKeyStorage.keyInUse()).toBeUndefined()
})

it.each([
  ['is full', ['setItem'] as const],
  ['is forbidden', ['setItem', 'getItem'] as const],
])('if the storage %s, a key to remember is kept for this tab (behaviour 8.9)', (_, refused) => {
  birdeyeKeyStorage.keep('old-key', true)
  for (const method of refused) jest.spyOn(Storage.prototype, method).mockImplementation(refuse)
  birdeyeKeyStorage.keep('my-key', true)
  expect([birdeyeKeyStorage.remembered(), birdeyeKeyStorage.keyInUse()]).toEqual([
    undefined,
    'my-key',
  ])
  birdeyeKeyStorage.remove()
  expect(birdeyeKeyStorage.keyInUse()).toBeUndefined()
})

function refuse(): never {
  throw new DOMException('No room.', 'QuotaExceededError')
}
