import type jazzicon from '@metamask/jazzicon'

/** The pictures of many keys, drawn with the stand-in for the package `color` or with itself. */
function pictures(withStandIn: boolean): string[] {
  jest.resetModules()
  if (withStandIn) jest.doMock('color', () => jest.requireActual('./hue-color.cjs'))
  else jest.dontMock('color')
  const draw = jest.requireActual<typeof jazzicon>('@metamask/jazzicon')
  return Array.from({ length: 500 }, (_, seed) => draw(24, seed * 7_919).outerHTML)
}

it('every key has the picture that the package would draw (behaviour 13.8)', () => {
  expect(pictures(true)).toEqual(pictures(false))
})
