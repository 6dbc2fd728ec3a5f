import { lastPriceWay, rememberPriceWay } from './price-way-storage'

beforeEach(() => window.localStorage.clear())

it('before the first choice there is none', () => {
  expect(lastPriceWay()).toBeUndefined()
})

it.each(['birdeye', 'keyless'] as const)('the last choice survives a reload: %s', (way) => {
  rememberPriceWay('birdeye')
  rememberPriceWay(way)
  expect(lastPriceWay()).toBe(way)
})

it('a foreign text is no choice', () => {
  window.localStorage.setItem('priceWay', 'both')
  expect(lastPriceWay()).toBeUndefined()
})
