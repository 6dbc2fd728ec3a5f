import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MethodPanel } from './method-panel'
import { currencyPreference } from '@/lib/browser/preferences/results-preferences'

afterEach(() => act(() => currencyPreference.choose('USD')))

it('a currency can be chosen on a translated page (behaviour 27.1)', () => {
  render(<MethodPanel currency="USD" rates={{ kind: 'usd' }} />)
  fireEvent.click(screen.getByRole('button', { name: /these orders only$/ }))
  const select = screen.getByRole('combobox', { name: 'Currency' })
  within(select).getByRole('option', { name: 'EUR' }).textContent = 'Euro'
  fireEvent.change(select, { target: { value: 'EUR' } })
  expect(currencyPreference.get()).toBe('EUR')
})
