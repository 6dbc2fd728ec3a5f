import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MethodPanel } from './method-panel'
import type { ConversionState } from '@/lib/browser/exchange-rates/use-conversion'
import { currencyPreference } from '@/lib/browser/preferences/gains-preferences'

afterEach(() => act(() => currencyPreference.choose('USD')))

it('a currency can be chosen on a translated page (behaviour 27.1)', () => {
  render(<MethodPanel currency="USD" rates={{ kind: 'usd' }} />)
  fireEvent.click(screen.getByRole('button', { name: /these orders only$/ }))
  const select = screen.getByRole('combobox', { name: 'Currency' })
  within(select).getByRole('option', { name: 'EUR' }).textContent = 'Euro'
  fireEvent.change(select, { target: { value: 'EUR' } })
  expect(currencyPreference.get()).toBe('EUR')
})

/** Moves each text into an element, as translators do. */
function translate(root: Element) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: ChildNode[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const font = root.ownerDocument.createElement('font')
    font.textContent = text.textContent
    text.replaceWith(font)
  }
}

it.each<[string, ConversionState, string]>([
  ['loading', { kind: 'loading' }, 'Loading exchange rates…'],
  [
    'lost',
    { kind: 'failed', retry: () => {} },
    'Exchange rates couldn’t be loaded, so these figures are in USD. Retry',
  ],
])(
  'on a translated page the head’s line goes once the rates are there: %s (behaviour 27.6)',
  (_, rates, line) => {
    const { rerender } = render(<MethodPanel currency="USD" rates={rates} />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe(line)
    translate(status)
    rerender(<MethodPanel currency="USD" rates={{ kind: 'usd' }} />)
    expect(status.textContent).toBe('')
  },
)

it('on a translated page ‘Retry’ replaces the failure by the loading (behaviour 27.6)', () => {
  const { rerender } = render(
    <MethodPanel currency="USD" rates={{ kind: 'failed', retry: () => {} }} />,
  )
  const status = screen.getByRole('status')
  translate(status)
  rerender(<MethodPanel currency="USD" rates={{ kind: 'loading' }} />)
  expect(status.textContent).toBe('Loading exchange rates…')
})

it('the open panel, which can cover the head’s line, says it too (behaviour 27.6)', () => {
  const retry = jest.fn()
  render(<MethodPanel currency="USD" rates={{ kind: 'failed', retry }} />)
  fireEvent.click(screen.getByRole('button', { name: /these orders only$/ }))
  const panel = within(screen.getByRole('group', { name: 'Method' }))
  fireEvent.click(panel.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
