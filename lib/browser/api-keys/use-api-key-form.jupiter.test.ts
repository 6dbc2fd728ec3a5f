import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { JupiterError } from '@/lib/upstream/jupiter/jupiter-error'
import { callError } from '@/lib/upstream/jupiter/jupiter-error'
import { fetchOrderPage } from '@/lib/upstream/order-lists/fetch-order-page'
import { testLists, testPage } from '@/lib/view/testing/test-order-lists'
import { callsWith } from '@/lib/browser/jupiter/jupiter-calls'
import { putLists } from '@/lib/browser/order-lists/load-orders'
import { jupiterKeyStorage } from './api-key-storage'
import { useJupiterKeyForm } from './use-api-key-form'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('@/lib/upstream/order-lists/fetch-order-page')

const fetchPage = jest.mocked(fetchOrderPage)
const NAME = 'jupiterApiKey'
const NOBODY = '11111111111111111111111111111111'
const REJECTED = 'Jupiter rejected this key.'
const LIMITED = 'Rate limit reached. Try again in a minute.'
const UNREACHED = 'Couldn’t reach Jupiter. Try again.'
const keyInUse = () => jupiterKeyStorage.keyInUse()
const stored = () => window.localStorage.getItem(NAME)

const client = new QueryClient()

function statusError(status: number): JupiterError {
  const details = { message: '', headers: new Headers() }
  return callError({ kind: 'status', status, ...details }, 1, true)
}

function rendered() {
  const wrapper = wrapperWith(client)
  const { result, unmount } = renderHook(() => useJupiterKeyForm(), { wrapper })
  return {
    form: () => result.current,
    unmount,
    give: (key: string, isRemembered = false) =>
      act(() => {
        result.current.setApiKey(key)
        result.current.setIsRemembered(isRemembered)
      }),
    submit: () => act(() => result.current.submit()),
  }
}

async function tried(key: string, isRemembered = false) {
  const keyForm = rendered()
  keyForm.give(key, isRemembered)
  return { ...keyForm, isUsed: await keyForm.submit() }
}

beforeEach(() => {
  jupiterKeyStorage.remove()
  fetchPage.mockReset()
  fetchPage.mockResolvedValue({ totalPages: 1, page: testPage() })
})

describe('a key is tried with one call before it is used', () => {
  it('and is kept for this tab if it isn’t to be remembered, in place of a stored one', async () => {
    window.localStorage.setItem(NAME, 'old-key')
    const { isUsed, form } = await tried(' my-key ')
    expect([isUsed, keyInUse(), form().fault]).toEqual([true, 'my-key', undefined])
    expect(stored()).toBeNull()
    expect(fetchPage).toHaveBeenCalledTimes(1)
    const [[calls, request] = []] = fetchPage.mock.calls
    expect(calls).toBe(callsWith('my-key'))
    expect(request).toMatchObject({ userAddress: NOBODY, page: 1, isTrial: true })
  })

  it('and is stored if Remember API key is ticked; the next dialog is prefilled with it', async () => {
    await tried('my-key', true)
    expect(stored()).toBe('my-key')
    expect(rendered().form()).toMatchObject({ apiKey: 'my-key', isRemembered: true })
  })

  it('and meanwhile the form says so and starts no second call', async () => {
    let answer = () => {}
    fetchPage.mockImplementation(async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return { totalPages: 1, page: testPage() }
    })
    const { form, give } = rendered()
    give('my-key')
    let trying = Promise.resolve(false)
    act(() => {
      trying = form().submit()
    })
    expect(form().isTrying).toBe(true)
    await act(async () => expect(await form().submit()).toBe(false))
    await act(async () => {
      answer()
      await trying
    })
    expect(form().isTrying).toBe(false)
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })

  it('and is not used if the dialog is closed meanwhile', async () => {
    const { form, give, unmount } = rendered()
    give('my-key', true)
    let trying = Promise.resolve(true)
    act(() => {
      trying = form().submit()
    })
    unmount()
    expect(await trying).toBe(false)
    expect([keyInUse(), stored()]).toEqual([undefined, null])
  })
})

it('the failed lists of all wallets are loaded again with a new key (behaviour 4.7)', async () => {
  const state = { kind: 'failed', fault: { kind: 'rate limit' } } as const
  putLists(client, 'WalletA', testLists({ 'active trigger': { state } }))
  putLists(client, 'WalletB', testLists({ 'past recurring': { state } }))
  await tried('my-key')
  await act(async () => {})
  const retried = fetchPage.mock.calls.slice(1)
  expect(retried.map(([, { userAddress, name }]) => `${userAddress} ${name}`).sort()).toEqual([
    'WalletA active trigger',
    'WalletA past trigger',
    'WalletB past recurring',
  ])
})

describe('a key is not used', () => {
  it.each([
    ['401', statusError(401), REJECTED],
    ['403', statusError(403), REJECTED],
    ['429, which says nothing about the key', statusError(429), LIMITED],
    ['500', statusError(500), UNREACHED],
    ['a network fault', callError({ kind: 'network' }, 3, true), UNREACHED],
  ])('after %s', async (_, error, fault) => {
    fetchPage.mockRejectedValue(error)
    const { isUsed, form } = await tried('my-key', true)
    expect([isUsed, form().fault, form().isTrying]).toEqual([false, fault, false])
    expect([keyInUse(), stored()]).toEqual([undefined, null])
  })

  it.each([
    ['the field is empty', ' ', 'Jupiter API key is required'],
    ['the text can’t be a key', 'my key', 'This isn’t a valid API key. Check it and try again.'],
  ])('and no call is made if %s', async (_, key, fault) => {
    const { isUsed, form } = await tried(key)
    expect([isUsed, form().fault]).toEqual([false, fault])
    expect(fetchPage).not.toHaveBeenCalled()
  })

  it('and the form says why until the text changes (behaviour 8.9)', async () => {
    fetchPage.mockRejectedValue(statusError(401))
    const { form, give } = await tried('my-key')
    give('my-keys')
    expect(form().fault).toBeUndefined()
  })
})

it('the form knows whether an API key is in use, stored or not', () => {
  const { form } = rendered()
  const seen = [form().hasKey]
  act(() => jupiterKeyStorage.keep('my-key', false))
  seen.push(form().hasKey)
  act(() => jupiterKeyStorage.remove())
  expect([...seen, form().hasKey]).toEqual([false, true, false])
})

it('a removed key is neither used nor stored', async () => {
  const { form } = await tried('my-key', true)
  act(() => form().remove())
  expect([keyInUse(), stored()]).toEqual([undefined, null])
})

it('a key that is removed while it is being tried is neither used nor stored', async () => {
  let accept = () => {}
  const accepted = new Promise<void>((resolve) => (accept = resolve))
  fetchPage.mockImplementation(async () => {
    await accepted
    return { totalPages: 1, page: testPage() }
  })
  const { form, give } = rendered()
  give('my-key', true)
  const trial = form().submit()
  act(() => form().remove())
  accept()
  await act(() => trial)
  expect([keyInUse(), stored(), form().isTrying]).toEqual([undefined, null, false])
})

it('the empty field of a removed key has no fault of a rejected key', async () => {
  fetchPage.mockRejectedValue(statusError(401))
  const { form } = await tried('my-key')
  expect(form().fault).toBe(REJECTED)
  act(() => form().remove())
  expect([form().apiKey, form().fault]).toEqual(['', undefined])
})
