import { act, renderHook } from '@testing-library/react'
import { JupiterCallError } from '@/lib/upstream/jupiter/jupiter-errors'
import { fetchOrderPage } from '@/lib/upstream/order-lists/fetch-order-page'
import { WALLET } from '@/lib/view/testing/sample-events'
import { samplePage } from '@/lib/view/testing/sample-order-lists'
import { callsWith, jupiterKey, setJupiterKey } from './jupiter-calls-by-key'
import { useJupiterKey } from './use-jupiter-key'

jest.mock('@/lib/upstream/order-lists/fetch-order-page')

const fetchPage = jest.mocked(fetchOrderPage)
const NAME = 'jupiterApiKey'

function statusError(status: number): JupiterCallError {
  const details = { message: '', headers: new Headers() }
  return new JupiterCallError({ kind: 'status', status, ...details }, 1, true)
}

async function tried(key: string, isRemembered = false) {
  const { result } = renderHook(() => useJupiterKey(WALLET))
  const isUsed = await act(() => result.current.tryKey(key, isRemembered))
  return { isUsed, result }
}

beforeEach(() => {
  window.localStorage.clear()
  setJupiterKey(undefined)
  fetchPage.mockReset()
  fetchPage.mockResolvedValue({ totalPages: 1, page: samplePage() })
})

describe('a key is tried with one call before it is used', () => {
  it('and used for the session, not stored, where that is not asked for', async () => {
    window.localStorage.setItem(NAME, 'old-key')
    const { isUsed, result } = await tried('my-key')
    expect([isUsed, jupiterKey(), result.current.refusal]).toEqual([true, 'my-key', undefined])
    expect(window.localStorage.getItem(NAME)).toBeNull()
    expect(fetchPage).toHaveBeenCalledTimes(1)
    const [[calls, request] = []] = fetchPage.mock.calls
    expect(calls).toBe(callsWith('my-key'))
    expect(request).toMatchObject({ userAddress: WALLET, page: 1 })
  })

  it('and stored where Remember API key is ticked', async () => {
    await tried('my-key', true)
    expect(window.localStorage.getItem(NAME)).toBe('my-key')
    const { result } = renderHook(() => useJupiterKey(WALLET))
    expect(result.current.remembered).toBe('my-key')
  })

  it('and says so while it is tried', async () => {
    let answer = () => {}
    fetchPage.mockImplementation(async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return { totalPages: 1, page: samplePage() }
    })
    const { result } = renderHook(() => useJupiterKey(WALLET))
    let trying = Promise.resolve(false)
    act(() => {
      trying = result.current.tryKey('my-key', false)
    })
    expect(result.current.isTrying).toBe(true)
    await act(async () => {
      answer()
      await trying
    })
    expect(result.current.isTrying).toBe(false)
  })
})

describe('a key is not used', () => {
  it.each([
    ['401', statusError(401), 'refused'],
    ['403', statusError(403), 'refused'],
    ['500', statusError(500), 'unreached'],
    ['a network fault', new JupiterCallError({ kind: 'network' }, 3, true), 'unreached'],
  ])('after %s', async (_, error, refusal) => {
    fetchPage.mockRejectedValue(error)
    const { isUsed, result } = await tried('my-key', true)
    expect([isUsed, result.current.refusal, result.current.isTrying]).toEqual([
      false,
      refusal,
      false,
    ])
    expect([jupiterKey(), window.localStorage.getItem(NAME)]).toEqual([undefined, null])
  })

  it.each([
    ['none was given', '', 'no key'],
    ['it cannot be one, so that no call is made', 'my key', 'refused'],
  ])('where %s', async (_, key, refusal) => {
    const { isUsed, result } = await tried(key)
    expect([isUsed, result.current.refusal]).toEqual([false, refusal])
    expect(fetchPage).not.toHaveBeenCalled()
  })

  it('and the next try that works takes the refusal away', async () => {
    const { result } = await tried('my key')
    await act(() => result.current.tryKey('my-key', false))
    expect(result.current.refusal).toBeUndefined()
  })
})

it('a forgotten key is neither used nor stored', async () => {
  const { result } = await tried('my-key', true)
  act(() => result.current.forget())
  expect([jupiterKey(), window.localStorage.getItem(NAME)]).toEqual([undefined, null])
})
