import { render } from '@testing-library/react'
import { TextWithFigures } from './text-with-figures'

it.each([
  ['24 of 1,200 orders', ['24', '1,200']],
  ['Updated yesterday 14:32', ['14:32']],
  ['Displaying data for 3 Triggers (12 trades)', ['3', '12']],
  ['Loading trades…', []],
])('translators leave the figures in %j alone (behaviour 13.12)', (text, figures) => {
  const { container } = render(<TextWithFigures text={text} />)
  expect(container.textContent).toBe(text)
  // A flex box keeps the parts together if they are in one element.
  expect(container.children).toHaveLength(1)
  const untranslated = [...container.querySelectorAll('[translate=no]')]
  expect(untranslated.map(({ textContent }) => textContent)).toEqual(figures)
})
