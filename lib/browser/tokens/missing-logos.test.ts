import { isMissingLogo, noteMissingLogo } from './missing-logos'

afterEach(() => jest.restoreAllMocks())

it('a logo that did not load is missing from then on, the others are not', () => {
  noteMissingLogo('https://example.com/a.png')
  expect(isMissingLogo('https://example.com/a.png')).toBe(true)
  expect(isMissingLogo('https://example.com/b.png')).toBe(false)
})

it('offline none is', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  noteMissingLogo('https://example.com/c.png')
  expect(isMissingLogo('https://example.com/c.png')).toBe(false)
})
