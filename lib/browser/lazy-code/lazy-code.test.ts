import { renderHook } from '@testing-library/react'
import { lazyCode, useFetching, withCode } from './lazy-code'
import { dismissToast, useToasts } from '@/lib/browser/toasts/toast-store'

const offline = () => Promise.reject(new Error('Loading chunk failed'))
const settled = () => new Promise((resolve) => setTimeout(resolve))
const server = jest.fn<Promise<{ ok: boolean }>, []>(offline)

beforeEach(() => {
  Object.assign(globalThis, { fetch: server })
  useToasts.setState({ toasts: [] })
})

afterEach(() => jest.useRealTimers())

it('code is fetched once, whatever asks for it', async () => {
  const fetchPart = jest.fn(async () => 'code')
  const part = lazyCode(fetchPart)
  expect(part.get()).toBeUndefined()
  part.preload()
  expect(await part.load()).toBe('code')
  expect(part.get()).toBe('code')
  expect(fetchPart).toHaveBeenCalledTimes(1)
})

it('a failed prefetch shows nothing, and the next call tries again', async () => {
  const fetchPart = jest.fn(async () => 'code').mockImplementationOnce(offline)
  const part = lazyCode(fetchPart)
  part.preload()
  await settled()
  expect(useToasts.getState().toasts).toEqual([])
  expect(await part.load()).toBe('code')
})

it('`load` throws ‘Connection lost.’ if the code can’t be fetched (behaviour 15.9)', async () => {
  await expect(lazyCode(offline).load()).rejects.toThrow('Connection lost.')
})

it('code that has loaded before is used at once', async () => {
  const part = lazyCode(async () => 'code')
  await part.load()
  const use = jest.fn()
  void withCode(part, use)
  expect(use).toHaveBeenCalledTimes(1)
})

it('without a connection a toast says so, and its ‘Retry’ fetches and uses the code (behaviour 13.4)', async () => {
  const part = lazyCode(jest.fn(async () => 'code').mockImplementationOnce(offline))
  const use = jest.fn()
  void withCode(part, use)
  await settled()
  expect(use).not.toHaveBeenCalled()
  const [toast] = useToasts.getState().toasts
  expect(toast).toMatchObject({
    kind: 'bad',
    text: 'Couldn’t load this part of the page. Check your connection.',
    action: { label: 'Retry' },
  })
  toast?.action?.run()
  await settled()
  expect(use).toHaveBeenCalledTimes(1)
})

it('one ‘Retry’ is for all parts that a toast is about, but not for those of a dismissed toast (behaviour 13.4)', async () => {
  const failing = () => lazyCode(jest.fn(async () => 'code').mockImplementationOnce(offline))
  const uses = [jest.fn(), jest.fn(), jest.fn()]
  const toasts = () => useToasts.getState().toasts
  await withCode(failing(), () => uses[0]?.())
  dismissToast(toasts()[0]?.id ?? 0)
  await withCode(failing(), () => uses[1]?.())
  await withCode(failing(), () => uses[2]?.())
  expect(toasts()).toHaveLength(1)
  toasts()[0]?.action?.run()
  await settled()
  expect(uses.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1])
  expect(toasts()).toEqual([])
})

it('if the server never responds, a toast says so after 8 s, and the pressed button is busy until then (behaviour 13.4)', async () => {
  jest.useFakeTimers()
  const never = () => new Promise<never>(() => {})
  server.mockImplementationOnce(never)
  const button = document.createElement('button')
  void withCode(lazyCode(never), jest.fn(), button)
  await jest.advanceTimersByTimeAsync(7_900)
  expect([button.getAttribute('aria-busy'), useToasts.getState().toasts.length]).toEqual([
    'true',
    0,
  ])
  await jest.advanceTimersByTimeAsync(100)
  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(useToasts.getState().toasts).toMatchObject([
    { text: 'Couldn’t load this part of the page. Check your connection.' },
  ])
})

it('code that is needed is fetched again once the browser is online (behaviour 13.4)', async () => {
  const part = lazyCode(jest.fn(async () => 'code').mockImplementationOnce(offline))
  const { unmount } = renderHook(() => useFetching(part))
  await settled()
  expect(part.get()).toBeUndefined()
  expect(useToasts.getState().toasts).toHaveLength(1)
  window.dispatchEvent(new Event('online'))
  await settled()
  expect(part.get()).toBe('code')
  expect(useToasts.getState().toasts).toEqual([])
  unmount()
})

describe('after a new deployment (behaviour 13.4)', () => {
  const RELOAD = {
    kind: 'bad',
    text: 'Couldn’t load this part of the page. Reload the page to use it.',
    action: { label: 'Reload' },
  }

  it('a toast offers ‘Reload’ if the code is gone', async () => {
    server.mockResolvedValueOnce({ ok: true })
    await withCode(lazyCode(offline), jest.fn())
    expect(useToasts.getState().toasts).toMatchObject([RELOAD])
  })

  it('code that arrives after more than 8 s replaces the failure', async () => {
    jest.useFakeTimers()
    const part = lazyCode(() => new Promise((come) => setTimeout(come, 9_000, 'code')))
    void withCode(part, () => {})
    await jest.advanceTimersByTimeAsync(8_500)
    expect(part.store.getState()).toMatchObject({ code: undefined, failure: {} })
    await jest.advanceTimersByTimeAsync(1_000)
    expect(part.store.getState()).toEqual({ code: 'code', failure: undefined })
  })

  it('a toast offers ‘Reload’ after 8 s if the server sends a page instead of the script', async () => {
    jest.useFakeTimers()
    server.mockResolvedValueOnce({ ok: true })
    const part = lazyCode(() => new Promise<string>(() => {}))
    const use = jest.fn()
    const done = withCode(part, use)
    await jest.advanceTimersByTimeAsync(8_000)
    await done
    expect(useToasts.getState().toasts).toMatchObject([RELOAD])
    expect(use).not.toHaveBeenCalled()
  })
})
