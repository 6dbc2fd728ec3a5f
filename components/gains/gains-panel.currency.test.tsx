import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  bought,
  button,
  radio,
  region,
  renderPanel,
} from '@/components/summary/testing/render-summary'
import { useDownloadState } from '@/lib/browser/files/run-download'
import { currencyPreference } from '@/lib/browser/preferences/gains-preferences'
import { summaryViewPreference } from '@/lib/browser/preferences/stored-preferences'
import { clientWith } from '@/lib/browser/testing/mock-services'

// The chart's code needs a canvas.
jest.mock('@/components/charts/lazy-chart', () => ({
  LazyChart: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
}))

const FAILED = 'Exchange rates couldn’t be loaded, so these figures are in USD.'
const table = (name = /^Summary by/) => screen.findByRole('table', { name })
const textOf = async () => (await table()).textContent
const bars = () => within(region()).getByRole('img').getAttribute('aria-label')

/** Renders a trade. Rates answer or fail once `answer` or `fail` is called. `years` are those that are asked for. */
function renderBought() {
  const years: number[] = []
  let answer = () => {}
  let fail = () => {}
  let answered: Promise<void>
  const hold = () => {
    answered = new Promise<void>((resolve, reject) => {
      answer = resolve
      fail = () => reject(new Error('lost'))
    })
  }
  hold()
  const client = clientWith({
    fetchYearRates: async (year, nowMs) => {
      years.push(year)
      await answered
      return { year, days: { [`${year}-02-02`]: { USD: 1.25 } }, fetchedAtMs: nowMs }
    },
  })
  renderPanel(1440, [bought], { client })
  return {
    years,
    answer: () => act(async () => answer()),
    fail: () => act(async () => fail()),
    hold,
  }
}

beforeEach(() => act(() => currencyPreference.choose('EUR')))
afterEach(() => act(() => currencyPreference.choose('USD')))

it('Pairs ask for no rates and stay in dollars; while the rates load, so do Tokens (behaviour 27.1, 27.5, 27.6)', async () => {
  const { years, answer } = renderBought()
  expect(region().textContent).not.toContain('€')
  expect(years).toEqual([])
  fireEvent.click(radio('Tokens'))
  expect(await textOf()).toContain('$3,800.00')
  await screen.findByText('Loading exchange rates…')
  await waitFor(() => expect(years).toEqual([2026]))
  await answer()
  await waitFor(async () => expect(await textOf()).toContain('€3,040.00'))
  expect(await textOf()).not.toContain('$')
  expect(bars()).toBe('Cost by token. SOL: €3,040.00')
  expect(screen.queryByText('Loading exchange rates…')).toBeNull()
})

it('after a failure, figures are in USD and no file is made until ‘Retry’ works (behaviour 27.6)', async () => {
  summaryViewPreference.choose('tokens')
  const { years, fail, answer, hold } = renderBought()
  await waitFor(() => expect(years).toEqual([2026]))
  await fail()
  for (const view of ['Tokens', 'Months']) {
    fireEvent.click(radio(view))
    await screen.findByText(FAILED)
    expect(await textOf()).toContain('$3,800.00')
    expect(button('Average cost · these orders only')).toBeDefined()
  }
  expect(years).toEqual([2026])
  fireEvent.click(button('Details'))
  fireEvent.click(button('Download sales'))
  const failure = () => useDownloadState.getState().failure?.text
  const text = 'Couldn’t create the file. Exchange rates couldn’t be loaded.'
  await waitFor(() => expect(failure()).toBe(text), { timeout: 5_000 })

  hold()
  fireEvent.click(button('Retry'))
  await answer()
  await waitFor(async () => expect(await textOf()).toContain('€3,040.00'))
  expect(button('Average cost · EUR · these orders only')).toBeDefined()
  expect(screen.queryByText(FAILED)).toBeNull()
})

it('the statement from Pairs waits for the rates, and its pairs are in USD (behaviour 27.6, 27.7)', async () => {
  const { years, answer } = renderBought()
  const print = jest.fn()
  Object.defineProperty(globalThis, 'print', { value: print, configurable: true })
  fireEvent.click(button('Details'))
  fireEvent.click(button('Print statement'))
  await waitFor(() => expect(years).toEqual([2026]))
  await act(async () => {})
  expect([print.mock.calls, screen.queryByRole('article', { hidden: true })]).toEqual([[], null])
  await answer()
  const statement = within(await screen.findByRole('article', { hidden: true }))
  expect(print).toHaveBeenCalledTimes(1)
  for (const text of [
    /^Pairs, in USD$/,
    /Average cost · EUR · these orders only\./,
    /^The sample wallet’s made-up rates/,
  ]) {
    expect(statement.getByText(text)).toBeDefined()
  }
  for (const name of ['Summary by token', 'Summary by month']) {
    const figures = statement.getByRole('table', { name, hidden: true }).textContent
    expect([figures?.includes('€'), figures?.includes('$')]).toEqual([true, false])
  }
  act(() => void globalThis.dispatchEvent(new Event('afterprint')))
})
