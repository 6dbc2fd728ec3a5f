import { waitFor } from '@testing-library/react'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { useToasts } from '@/lib/browser/toasts/toast-store'
import { printStatement, useStatementTime } from './statement-store'

afterEach(() => jest.restoreAllMocks())

it('in a browser that ignores printing, a toast says so (behaviour 26.12)', () => {
  const print = jest.spyOn(window, 'print').mockImplementation()
  const userAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const loadRates = jest.fn()
  printStatement(
    lazyCode(async () => 'the statement'),
    undefined,
    loadRates,
  )
  expect(loadRates).not.toHaveBeenCalled()
  expect(useToasts.getState().toasts).toMatchObject([
    { text: 'This browser can’t print. Open this page in another browser.' },
  ])
  expect(print).not.toHaveBeenCalled()
})

it.each(['afterprint', 'focus'])(
  'the statement goes with the next %s (behaviour 26.12)',
  async (event) => {
    const print = jest.spyOn(window, 'print').mockImplementation()
    printStatement(lazyCode(async () => 'the statement'))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(useStatementTime.getState()).toEqual(expect.any(Number))
    window.dispatchEvent(new Event(event))
    expect(useStatementTime.getState()).toBeUndefined()
  },
)

it('rates that fail before the code is there are no uncaught error (behaviour 27.6)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation()
  const uncaught = jest.fn()
  process.on('unhandledRejection', uncaught)
  const slow = () => new Promise((resolve) => setTimeout(() => resolve('the statement'), 50))
  printStatement(lazyCode(slow), undefined, () => Promise.reject(new Error('lost')))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  process.off('unhandledRejection', uncaught)
  expect(uncaught).not.toHaveBeenCalled()
})

it('two presses while the rates load print once (behaviour 27.6)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation()
  const rates = new Promise((resolve) => setTimeout(resolve, 50))
  const code = lazyCode(async () => 'the statement')
  printStatement(code, undefined, () => rates)
  printStatement(code, undefined, () => rates)
  await waitFor(() => expect(print).toHaveBeenCalled())
  await rates
  expect(print).toHaveBeenCalledTimes(1)
})
