import { waitFor } from '@testing-library/react'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useToasts } from '@/lib/browser/toasts/toast-store'
import { printStatement, useStatementTime } from './statement-store'

afterEach(() => jest.restoreAllMocks())

it('in a browser that ignores printing, a toast says so (behaviour 26.12)', () => {
  const print = jest.spyOn(window, 'print').mockImplementation()
  const userAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  printStatement(lazyCode(async () => 'the statement'))
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
