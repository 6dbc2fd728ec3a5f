import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { testPrices } from '@/lib/browser/testing/test-trades-view'
import { wantedAt } from '@/lib/upstream/testing/mock-birdeye'
import { SOL } from '@/lib/domain/testing/test-orders'
import { wantedPrices } from '@/lib/domain/prices/token-price'
import { testTradeEvent } from '@/lib/view/testing/test-events'
import type { Prices } from './use-prices'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { usePriceRun } from './price-run-state'
import { IDLE } from '@/lib/browser/testing/test-price-progress'
import { replaceServices } from '@/lib/browser/cache/cache-services'
import { startPriceRun } from './price-run'
import { useKeylessOffer, usePriceForm, usePriceMethods } from './use-price-dialog'
import { wrapperWith } from '@/lib/browser/testing/with-client'

jest.mock('./price-run')

const client = new QueryClient()
const wanted = wantedAt({ SOL: [0] })
const REQUIRED = 'Birdeye API key is required'
const INVALID_KEY = 'This isn’t a valid API key. Check it and try again.'
const REJECTED = 'Birdeye rejected this key. Check it and try again.'

beforeEach(() => {
  window.localStorage.clear()
  birdeyeKeyStorage.remove()
  usePriceRun.setState(IDLE)
  jest.mocked(startPriceRun).mockClear()
})

const wrapper = wrapperWith(client)

function rendered() {
  const { result } = renderHook(() => usePriceForm(testPrices({ wanted })), { wrapper })
  return {
    form: () => result.current,
    give: (key: string) => act(() => result.current.setApiKey(key)),
    submit: () => act(() => result.current.submit()),
  }
}
const started = () => jest.mocked(startPriceRun).mock.calls.map(([request]) => request)

describe('the key', () => {
  it.each([
    ['is stored on submit if Remember is ticked', true, 'my-key'],
    ['is not stored otherwise, and an earlier key is removed', false, undefined],
  ])('%s', (_, isRemembered, expected) => {
    birdeyeKeyStorage.keep('old-key', true)
    const { form, give, submit } = rendered()
    give(' my-key ')
    act(() => form().setIsRemembered(isRemembered))
    submit()
    expect(birdeyeKeyStorage.remembered()).toBe(expected)
    expect(form().hasKey).toBe(isRemembered)
  })

  it('is prefilled from storage, with Remember ticked', () => {
    birdeyeKeyStorage.keep('my-key', true)
    const expected = { apiKey: 'my-key', isRemembered: true, hasKey: true, fault: undefined }
    expect(rendered().form()).toMatchObject(expected)
  })
})

it.each([true, false])(
  'the sample wallet neither shows nor changes the visitor’s key, Remember ticked: %s (behaviour 23.5)',
  (isRemembered) => {
    birdeyeKeyStorage.keep('my-key', true)
    const sample = new QueryClient()
    replaceServices(sample, () => Promise.reject(new Error('not called')))
    const { result } = renderHook(() => usePriceForm(testPrices({ wanted })), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={sample}>{children}</QueryClientProvider>
      ),
    })
    expect(result.current).toMatchObject({ apiKey: '', hasKey: false })
    act(() => result.current.setApiKey('anything'))
    act(() => result.current.setIsRemembered(isRemembered))
    act(() => result.current.submit())
    expect(started()).toHaveLength(1)
    expect(birdeyeKeyStorage.remembered()).toBe('my-key')
  },
)

describe('a submit', () => {
  it('starts a run for the wanted prices', () => {
    const { form, give, submit } = rendered()
    give(' my-key\n')
    act(() => form().setIsReplacing(true))
    submit()
    expect(started()).toEqual([
      { method: 'birdeye', client, wanted, events: [], isReplacing: true },
    ])
    expect(birdeyeKeyStorage.keyInUse()).toBe('my-key')
    expect(form().fault).toBeUndefined()
  })

  it.each([
    ['no key', '', REQUIRED],
    ['a text that no header can hold', 'mein schlüssel', INVALID_KEY],
  ])('with %s says so and starts no run; a valid key then does', (_, key, fault) => {
    const { form, give, submit } = rendered()
    give(key)
    submit()
    expect([form().fault, started()]).toEqual([fault, []])
    give('my-key')
    submit()
    expect([form().fault, started().length]).toEqual([undefined, 1])
  })
})

describe('a rejected key', () => {
  it('has its error text at the field until another key is typed (behaviour 8.9)', () => {
    const { form, give, submit } = rendered()
    give('wrong-key')
    submit()
    act(() => usePriceRun.setState({ refusal: REJECTED }))
    expect(form()).toMatchObject({ fault: REJECTED, apiKey: 'wrong-key' })
    give('wrong-keys')
    expect(form().fault).toBeUndefined()
    give('')
    submit()
    expect(form().fault).toBe(REQUIRED)
  })
})

const NOW_MS = Date.UTC(2026, 10, 21)

/** Prices of trades a minute apart. Every other trade is with USDC, the rest are between two other tokens. */
function pricesOf(count: number): Prices {
  const events = Array.from({ length: count }, (_, index) => {
    const date = new Date(NOW_MS - (count - index) * 60_000).toISOString()
    const other = index % 2 === 0 ? {} : { inputMint: SOL, outputMint: 'MintA' }
    return testTradeEvent({ date, ...other })
  })
  return testPrices({ events, wanted: wantedPrices(events, NOW_MS / 1_000), unanswered: 1 })
}

describe('the offer without a key (behaviour 8.30)', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW_MS }))
  afterEach(() => jest.useRealTimers())
  const offerOf = (count: number) => renderHook(() => useKeylessOffer(pricesOf(count)), { wrapper })

  it('says what comes from the trades and how many requests are left', () => {
    // Trades with USDC give USDC and SOL. For the others, a request each for SOL and MintA is due after 30 minutes.
    expect(offerOf(4).result.current).toMatchObject({ fromTrades: 4, requests: 0 })
    expect(offerOf(40).result.current).toMatchObject({ fromTrades: 40, requests: 2 })
  })

  it('starts the run, and is the first method the next time', () => {
    const { result } = offerOf(4)
    act(() => result.current.start())
    expect(started()).toMatchObject([{ method: 'keyless', client }])
    expect(renderHook(usePriceMethods).result.current).toEqual(['keyless', 'birdeye'])
    window.localStorage.setItem('priceMethod', 'both')
    expect(renderHook(usePriceMethods).result.current).toEqual(['birdeye', 'keyless'])
  })
})
