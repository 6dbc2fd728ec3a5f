import { act, renderHook, waitFor } from '@testing-library/react'
import { pushUrl } from '@/lib/browser/urls/page-history'
import { useDebouncedText, useTradesFilters } from './use-trades-filters'

const PAGE = '/trades?userAddress=W'

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', `${PAGE}&recurring=A`)
})
afterEach(() => jest.useRealTimers())

const filtersOf = () => renderHook(() => useTradesFilters()).result
const search = () => window.location.search

describe('filters are in the URL (behaviour 17.9)', () => {
  it('each choice is a step of Back, which undoes it', async () => {
    const result = filtersOf()
    const steps = window.history.length
    act(() => result.current.choose({ kind: 'trade' }))
    act(() => result.current.choose({ from: '2026-01-01' }))
    expect(search()).toBe('?userAddress=W&show=trades&from=2026-01-01&recurring=A')
    expect(window.history.length).toBe(steps + 2)
    act(() => window.history.back())
    await waitFor(() => expect(result.current.filters.from).toBeUndefined())
    expect(result.current.filters.kind).toBe('trade')
  })

  it('a text filters as it is typed, and gets into the URL when the typing pauses', () => {
    const result = filtersOf()
    act(() => result.current.setText(' bonk'))
    expect(result.current.filters.text).toBe('bonk')
    expect(search()).toBe('?userAddress=W&recurring=A')
    act(() => jest.advanceTimersByTime(500))
    expect(search()).toBe('?userAddress=W&q=bonk&recurring=A')
    act(() => result.current.setText(''))
    act(() => result.current.flush())
    expect(search()).toBe('?userAddress=W&recurring=A')
  })

  it('a choice while the visitor types is one more step, after the step of the text', () => {
    const result = filtersOf()
    const steps = window.history.length
    act(() => result.current.setText('bonk'))
    act(() => result.current.choose({ kind: 'deposit' }))
    expect(search()).toBe('?userAddress=W&q=bonk&show=deposits&recurring=A')
    expect(window.history.length).toBe(steps + 2)
  })

  it('clearing removes all filters, and keeps the other parameters', () => {
    window.history.replaceState(null, '', `${PAGE}&q=x&show=trades&price=none&order=B&key=wrong!`)
    const result = filtersOf()
    expect(result.current).toMatchObject({ text: 'x', hasUnknown: true })
    act(() => result.current.clear())
    expect(search()).toBe('?userAddress=W&order=B')
    expect(result.current).toMatchObject({ text: '', hasUnknown: false })
  })

  it('a field keeps the space at its end once the URL has its text, and Back empties it', async () => {
    const result = filtersOf()
    act(() => result.current.setText('wrapped '))
    act(() => jest.advanceTimersByTime(500))
    expect([search(), result.current.text]).toEqual([
      '?userAddress=W&q=wrapped&recurring=A',
      'wrapped ',
    ])
    act(() => window.history.back())
    await waitFor(() => expect(result.current.text).toBe(''))
  })
})

it('the sort is in the URL, and each change of it is a step of Back (behaviour 17.9)', async () => {
  window.history.replaceState(null, '', '/trades?userAddress=W&recurring=A')
  const { result } = renderHook(() => useTradesFilters())
  const { filters } = result.current
  act(() => result.current.sortBy({ column: 'rate', isDescending: true }))
  expect(result.current.filters).toBe(filters)
  expect(window.location.search).toBe('?userAddress=W&sort=-rate&recurring=A')
  expect(result.current.sort).toEqual({ column: 'rate', isDescending: true })
  act(() => window.history.back())
  await waitFor(() => expect(result.current.sort.column).toBe('date'))
})

it.each([
  ['a sort', 'sort=-rate'],
  ['the details of an order', 'order=A'],
  ['a change of other wallets', 'userAddress=V&recurring=C'],
])('the filters and the sort stay the same objects after %s', (_, params) => {
  const url = '/trades?userAddress=W&q=bonk&show=trades&pair=MintA-MintB&sort=amount&recurring=A'
  window.history.replaceState(null, '', url)
  const { result } = renderHook(() => useTradesFilters())
  const { filters, sort } = result.current
  expect(filters).toMatchObject({ text: 'bonk', kind: 'trade' })
  act(() =>
    pushUrl(params.startsWith('sort') ? url.replace('sort=amount', params) : `${url}&${params}`),
  )
  expect(result.current.filters).toBe(filters)
  if (!params.startsWith('sort')) expect(result.current.sort).toBe(sort)
  act(() => result.current.choose({ kind: 'deposit' }))
  expect(result.current.filters).toMatchObject({ text: 'bonk', kind: 'deposit' })
})

/** A field whose texts are saved without the spaces around them. */
function field(value = '') {
  const saved: string[] = []
  const save = (text: string) => void saved.push(text)
  const { result, rerender, unmount } = renderHook((now: string) => useDebouncedText(now, save), {
    initialProps: value,
  })
  return {
    saved,
    unmount,
    text: () => result.current.text,
    setText: (text: string) => act(() => result.current.setText(text)),
    flush: () => act(() => result.current.flush()),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    show: (now: string) => rerender(now),
  }
}

it('a field saves once the typing pauses, or at once when it is left (behaviour 17.9)', () => {
  const { setText, wait, flush, text, saved } = field()
  setText('s')
  wait(499)
  setText('so')
  wait(499)
  expect([text(), saved]).toEqual(['so', []])
  wait(1)
  setText('sol')
  flush()
  wait(1_000)
  flush()
  expect(saved).toEqual(['so', 'sol'])
})

it('a field keeps a space at the end while the visitor goes on typing', () => {
  const { setText, flush, show, text } = field()
  setText('wrapped ')
  flush()
  show('wrapped')
  expect(text()).toBe('wrapped ')
})

it('a field doesn’t show dropped text again when the value returns', () => {
  const { setText, show, wait, text, saved } = field('sol')
  setText('solx')
  show('')
  show('sol')
  wait(1_000)
  expect([text(), saved]).toEqual(['sol', []])
})

it('a field drops the typed text when another value comes, or the page is left', () => {
  const { setText, show, wait, text, saved, unmount } = field('old')
  setText('olde')
  show('')
  wait(1_000)
  expect([text(), saved]).toEqual(['', []])
  setText('sol')
  unmount()
  wait(1_000)
  expect(saved).toEqual([])
})
