import { fireEvent, render, screen } from '@testing-library/react'
import { useOffline } from 'next/offline'
import ErrorPage from '@/app/(wallet)/error'
import LandingErrorPage from './error'
import GlobalErrorPage from './global-error'

jest.mock('next/offline', () => ({ useOffline: jest.fn(() => false) }))

const PAGES = [
  ['a wallet page', ErrorPage],
  ['the landing page', LandingErrorPage],
  ['the whole app', GlobalErrorPage],
] as const

afterEach(() => jest.restoreAllMocks())

it.each(PAGES)('‘Try again’ asks the server for %s again (behaviour 13.4)', (_, Page) => {
  const retry = jest.fn()
  // `reset` would only render again, with the server's earlier response.
  const reset = jest.fn()
  const props = { error: new Error('broken'), retry, reset }
  // The global error page has an <html> element. React logs an error, because the test renders it in a <div>.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<Page {...props} />)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect([retry.mock.calls.length, reset.mock.calls.length]).toEqual([1, 0])
})

it('the error of a wallet page is announced, and the page has a title (behaviour 13.7)', () => {
  const props = { error: new Error('broken'), retry: jest.fn(), reset: jest.fn() }
  const { baseElement } = render(<ErrorPage {...props} />)
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(baseElement.ownerDocument.title).toBe('Something went wrong · Perijove')
})

it.each(PAGES)('%s offers only ‘Reload’ if its code is gone (behaviour 13.4)', (_, Page) => {
  const error = Object.assign(new Error('broken'), { name: 'ChunkLoadError' })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<Page error={error} retry={jest.fn()} reset={jest.fn()} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reload'])
})

it('without a connection, ‘Try again’ renders a wallet page again without the server (behaviour 13.4)', () => {
  jest.mocked(useOffline).mockReturnValue(true)
  const props = { error: new Error('broken'), retry: jest.fn(), reset: jest.fn() }
  render(<ErrorPage {...props} />)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect([props.retry.mock.calls.length, props.reset.mock.calls.length]).toEqual([0, 1])
})
