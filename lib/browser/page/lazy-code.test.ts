import { renderHook } from '@testing-library/react'
import { lazyCode, useFetching, withCode } from './lazy-code'
import { useToasts } from '@/lib/browser/toasts/toast-store'

const offline = () => Promise.reject(new Error('Loading chunk failed'))

it('is fetched once, whatever asks for it', async () => {
  const fetchPart = jest.fn(async () => 'code')
  const part = lazyCode(fetchPart)
  expect(part.get()).toBeUndefined()
  part.preload()
  expect(await part.load()).toBe('code')
  expect(part.get()).toBe('code')
  expect(fetchPart).toHaveBeenCalledTimes(1)
})

it('a failure while fetching ahead is quiet, and the next call tries again', async () => {
  const fetchPart = jest.fn(async () => 'code').mockImplementationOnce(offline)
  const part = lazyCode(fetchPart)
  part.preload()
  await new Promise(process.nextTick)
  expect(useToasts.getState().toasts).toEqual([])
  expect(await part.load()).toBe('code')
})

it('is used at once if it is there', async () => {
  const part = lazyCode(async () => 'code')
  await part.load()
  const use = jest.fn()
  void withCode(part, use)
  expect(use).toHaveBeenCalledTimes(1)
})

it('where it cannot be fetched a toast says so, and its Retry goes on', async () => {
  const part = lazyCode(jest.fn(async () => 'code').mockImplementationOnce(offline))
  const use = jest.fn()
  void withCode(part, use)
  await new Promise(process.nextTick)
  expect(use).not.toHaveBeenCalled()
  const [toast] = useToasts.getState().toasts
  expect(toast).toMatchObject({
    kind: 'bad',
    text: 'Couldn’t load this part of the page. Check your connection.',
    action: { label: 'Retry' },
  })
  toast?.action?.run()
  await new Promise(process.nextTick)
  expect(use).toHaveBeenCalledTimes(1)
})

it('what is needed is fetched again once the browser is online (behaviour 13.4)', async () => {
  const part = lazyCode(jest.fn(async () => 'code').mockImplementationOnce(offline))
  const { unmount } = renderHook(() => useFetching(part))
  await new Promise(process.nextTick)
  expect(part.get()).toBeUndefined()
  window.dispatchEvent(new Event('online'))
  await new Promise(process.nextTick)
  expect(part.get()).toBe('code')
  unmount()
})
