import { act, renderHook } from '@testing-library/react'
import { birdeyeKeyStorage } from './api-key-storage'
import { birdeyePace } from './birdeye-pace-storage'
import { useBirdeyeKeyForm } from './use-api-key-form'

beforeEach(() => {
  window.localStorage.clear()
  birdeyeKeyStorage.remove()
})

const submitted = (key: string, pace: string, isRemembered: boolean) => {
  const { result } = renderHook(() => useBirdeyeKeyForm())
  act(() => {
    result.current.setApiKey(key)
    result.current.setPace(pace)
    result.current.setIsRemembered(isRemembered)
  })
  act(() => result.current.submit())
  return result
}

describe('a Birdeye key in the settings (behaviour 20.8)', () => {
  it('is stored if it is to be remembered, with the pace of its plan', () => {
    const form = submitted(' my-key ', '7.5', true)
    expect({ ...window.localStorage }).toEqual({
      birdeyeApiKey: 'my-key',
      birdeyeRequestsPerSecond: '7.5',
    })
    expect([form.current.isStored, birdeyePace()]).toEqual([true, 7.5])
    act(() => form.current.remove())
    expect({ ...window.localStorage }).toEqual({})
    expect([form.current.apiKey, form.current.pace, birdeyePace()]).toEqual(['', '1', undefined])
  })

  it('is otherwise kept for this tab, and a pace of one request a second is not stored', () => {
    submitted('my-key', '1', false)
    expect({ ...window.localStorage }).toEqual({})
    expect(birdeyeKeyStorage.keyInUse()).toBe('my-key')
    expect(renderHook(() => useBirdeyeKeyForm()).result.current.apiKey).toBe('my-key')
  })

  it('is not needed to keep a pace', () => {
    const { result } = renderHook(() => useBirdeyeKeyForm())
    act(() => result.current.setPace('7'))
    act(() => void result.current.keepPace())
    expect(birdeyePace()).toBe(7)
    act(() => result.current.setPace('fast'))
    act(() => void result.current.keepPace())
    expect([birdeyePace(), result.current.paceFault]).toEqual([
      7,
      'Enter a number from 0.1 to 1,000',
    ])
  })

  it('may have a pace with a decimal comma', () => {
    submitted('my-key', '12,5', true)
    expect(birdeyePace()).toBe(12.5)
  })

  it.each([
    ...['', '0.09', 'fast', '1,234.5', '1e2', '0x10'].map(
      (pace) => [pace, 'Enter a number from 0.1 to 1,000'] as const,
    ),
    ['1,000', 'Did you mean 1000 or 1.000?'],
    ['5,000', 'Did you mean 5000 or 5.000?'],
  ] as const)('is not stored with the pace %j', (pace, fault) => {
    const form = submitted('my-key', pace, true)
    expect(form.current.paceFault).toBe(fault)
    expect({ ...window.localStorage }).toEqual({})
  })
})
