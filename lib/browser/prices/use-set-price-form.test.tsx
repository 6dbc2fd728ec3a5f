import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { bestPriceAt, NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import { knownPrices, pricesQuery } from './price-query'
import { useSetPriceForm } from './use-set-price-form'

const MINUTE = Date.UTC(2026, 1, 2, 12) / 1_000
const minutes = [0, 1, 2].map((index) => MINUTE + index * 60)
const wanted = new Map([['Mint', minutes]])
let client: QueryClient
let onDone: jest.Mock
beforeEach(() => {
  client = new QueryClient()
  onDone = jest.fn()
})

function rendered() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      const { data: answers = NO_ANSWERS } = useQuery(pricesQuery)
      return useSetPriceForm({ mint: 'Mint', minute: MINUTE }, { answers, wanted }, onDone)
    },
    { wrapper },
  )
  return {
    form: () => result.current,
    save: async (text: string) => {
      act(() => result.current.setText(text))
      await act(async () => result.current.save())
    },
  }
}
const typed = () => minutes.map((at) => bestPriceAt(knownPrices(client), 'Mint', at)?.value)

describe('a saved price (behaviour 8.25)', () => {
  it('is of its minute', async () => {
    const { save } = rendered()
    await save('1.5')
    expect(typed()).toEqual(['1.5', undefined, undefined])
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('or of all missing on its day', async () => {
    const { form, save } = rendered()
    expect(form().onDay).toBe(3)
    act(() => form().setScope('day'))
    await save('1.5')
    expect(typed()).toEqual(['1.5', '1.5', '1.5'])
  })

  it('is told what is wrong with it until it changes; nothing is kept', async () => {
    const { form, save } = rendered()
    await save('1e5')
    expect(form().fault).toBe('Type the price in digits with a point, like 0.0000131.')
    act(() => form().setText('1'))
    expect(form().fault).toBeUndefined()
    expect(typed()).toEqual([undefined, undefined, undefined])
    expect(onDone).not.toHaveBeenCalled()
  })
})

describe('an undo (behaviour 8.26)', () => {
  it('is there once a price is typed, and takes back what was typed together', async () => {
    const first = rendered()
    expect(first.form().undone).toBe(0)
    act(() => first.form().setScope('day'))
    await first.save('1.5')
    const { form } = rendered()
    expect([form().text, form().undone]).toEqual(['1.5', 3])
    await act(async () => form().undo())
    expect(typed()).toEqual([undefined, undefined, undefined])
    expect(onDone).toHaveBeenCalledTimes(2)
  })
})
