import jazzicon from '@metamask/jazzicon'
import { render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Identicon } from './identicon'

const picturesIn = (element: Element) =>
  [...element.querySelectorAll('[data-slot=identicon]')].map((disc) => disc.innerHTML)
const untilDrawn = (element: Element) =>
  waitFor(() => expect(picturesIn(element)).not.toContain(''), { timeout: 5_000 })
const jazziconOf = (key: string) => {
  const seed = Array.from(key, (letter) => letter.charCodeAt(0))
  return jazzicon(24, seed).outerHTML
}

it('a picture is the jazzicon of its key at 24 px, and keys that differ in one place have others (behaviour 13.1)', async () => {
  const keys = [
    '9v4TdacT2Zjp8asusMk8BqnkJ7CMVLZicQ1F2sAB51Q4',
    '9v4TdacT2Zjp8asusMk8BqnkJ7CMVLZicQ1F2sAB51Q5',
    '019f053d-3f0c-70ad-bb5e-000000000001',
    '019f053d-3f0c-70ad-bb5f-000000000001',
  ]
  const { container } = render(keys.map((key) => <Identicon key={key} value={key} />))
  await untilDrawn(container)
  expect(picturesIn(container)).toEqual(keys.map(jazziconOf))
  expect(new Set(picturesIn(container)).size).toBe(keys.length)
})

it('the HTML of the server has an empty disc, and a picture stays when its row renders again', async () => {
  const html = renderToString(<Identicon value="Key" />)
  expect(html).toMatch(/^<span [^>]*title="Key"[^>]*><\/span>$/)
  const page = render(<div dangerouslySetInnerHTML={{ __html: html }} />).container
  const container = page.querySelector('div') ?? page
  const { rerender } = render(<Identicon value="Key" />, { container, hydrate: true })
  await untilDrawn(container)
  const picture = container.querySelector('svg')
  rerender(<Identicon value="Key" />)
  expect(container.querySelector('svg')).toBe(picture)
})
