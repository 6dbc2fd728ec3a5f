import { addRowFinder, drawnRow, rowTop } from './row-places'

/** Draws a row at a distance from the window's top. */
function draw(name: string, top: number): HTMLElement {
  const row = document.createElement('div')
  row.dataset.place = name
  row.getBoundingClientRect = () => new DOMRect(0, top, 800, 40)
  return document.body.appendChild(row)
}

afterEach(() => {
  document.body.replaceChildren()
  window.scrollY = 0
})

describe('where a row is', () => {
  it('one that is drawn is where it is drawn, whatever its name', () => {
    const row = draw('trigger "quoted" [name]', 120)
    draw('other', 400)
    expect(drawnRow('trigger "quoted" [name]')).toBe(row)
    expect(rowTop('trigger "quoted" [name]')).toBe(120)
  })

  it('one that is not is found by its long list, as far as the page is not scrolled past it', () => {
    const end = addRowFinder((name) => (name === 'far' ? 5_000 : undefined))
    window.scrollY = 1_000
    expect(rowTop('far')).toBe(4_000)
    expect(rowTop('unknown')).toBeUndefined()
    end()
    expect(rowTop('far')).toBeUndefined()
  })
})
