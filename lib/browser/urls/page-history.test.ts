import type * as pageHistory from './page-history'

type PageHistory = typeof pageHistory

/** Refuses calls after the first ones, as browsers do. @param refuse what a refused call does */
function limitHistory(refuse: () => void): { calls: string[]; allow: (count: number) => void } {
  const calls: string[] = []
  let left = Infinity
  for (const name of ['pushState', 'replaceState'] as const) {
    const call = History.prototype[name].bind(window.history)
    window.history[name] = (...args) => {
      calls.push(name)
      left -= 1
      if (left >= 0) call(...args)
      else refuse()
    }
  }
  return { calls, allow: (count) => (left = count) }
}

const searchOf = ({ pageUrl }: PageHistory) => pageUrl().search

const throwsError = () => {
  throw new DOMException('more than 100 times per 10 seconds', 'SecurityError')
}

describe.each([
  ['throws an error, as WebKit and Firefox do', throwsError],
  ['ignores the call, as Chromium does', () => {}],
])('if the browser refuses a call to the history and %s (behaviour 17.9)', (_, refuse) => {
  let page: PageHistory
  let limit: ReturnType<typeof limitHistory>
  beforeEach(async () => {
    jest.useFakeTimers()
    limit = limitHistory(refuse)
    jest.resetModules()
    page = await import('./page-history')
    page.replaceUrl('/trades')
  })
  afterEach(() => jest.useRealTimers())

  it('the page has its new URL all the same, and the call is made again after 10 s', () => {
    const steps = window.history.length
    limit.allow(1)
    page.pushUrl('/trades?sort=rate')
    page.pushUrl('/trades?sort=-rate')
    page.pushUrl('/trades?sort=amount')
    expect([searchOf(page), window.location.search]).toEqual(['?sort=amount', '?sort=rate'])
    limit.allow(1)
    jest.advanceTimersByTime(10_000)
    expect([searchOf(page), window.location.search]).toEqual(['?sort=amount', '?sort=amount'])
    expect(window.history.length).toBe(steps + 2)
  })

  it('a later call of the router takes the place of the refused step', () => {
    const steps = window.history.length
    limit.allow(0)
    page.pushUrl('/trades?sort=rate', { mark: 1 })
    limit.allow(1)
    window.history.replaceState({ mark: 1 }, '', '/trades?sort=rate')
    expect([searchOf(page), window.location.search]).toEqual(['?sort=rate', '?sort=rate'])
    expect(window.history.length).toBe(steps + 1)
  })

  it('Back shows the step that it leads to', () => {
    limit.allow(0)
    page.pushUrl('/trades?sort=rate')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(searchOf(page)).toBe('')
  })
})

it('a change is one call, although the router repeats it', async () => {
  const { calls } = limitHistory(() => {})
  jest.resetModules()
  const page: PageHistory = await import('./page-history')
  calls.length = 0
  page.pushUrl('/trades?sort=rate', { tree: ['a'] })
  window.history.replaceState({ tree: ['a'] }, '', '/trades?sort=rate')
  expect(calls).toEqual(['pushState'])
  window.history.replaceState({ tree: ['b'] }, '', '/trades?sort=rate')
  expect(calls).toEqual(['pushState', 'replaceState'])
})

it('another error of the call is thrown', async () => {
  const { allow } = limitHistory(() => {
    throw new TypeError('wrong URL')
  })
  jest.resetModules()
  const { pushUrl }: PageHistory = await import('./page-history')
  allow(0)
  expect(() => pushUrl('/trades?sort=rate')).toThrow('wrong URL')
})
