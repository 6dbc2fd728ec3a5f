import { act, render, screen } from '@testing-library/react'
import { focusFirst, focusTarget, useFocusHandover } from './focus-targets'

const focused = () => document.activeElement?.textContent

it.each([
  ['the first target that is on the page', ['refresh', 'show prices'], true, 'Show'],
  ['the next target if a button is disabled', ['fetch prices', 'show prices'], true, 'Show'],
  ['the first enabled control of a group', ['filter bar'], true, 'Pair'],
  ['nothing if no target can take the focus', ['fetch prices', 'refresh'], false, 'Before'],
] as const)('focuses %s (behaviour 13.7)', (_, names, wasFocused, text) => {
  render(
    <>
      <button autoFocus>Before</button>
      <button {...focusTarget('fetch prices')} disabled>
        Fetch
      </button>
      <button {...focusTarget('show prices')}>Show</button>
      <div {...focusTarget('filter bar')}>
        <button disabled>Text</button>
        <button>Pair</button>
      </div>
    </>,
  )
  expect(focusFirst(...names)).toBe(wasFocused)
  expect(focused()).toBe(text)
})

it('a focus that moves by itself leaves the page where it is', () => {
  render(
    <>
      <button {...focusTarget('fetch prices')}>Fetch</button>
      <div {...focusTarget('filter bar')}>
        <button>Pair</button>
      </div>
    </>,
  )
  for (const [name, text] of [
    ['fetch prices', 'Fetch'],
    ['filter bar', 'Pair'],
  ] as const) {
    const focus = jest.spyOn(screen.getByText(text), 'focus')
    focusFirst(name)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  }
})

it('an element that left the page is no longer a target', () => {
  const { rerender } = render(<button {...focusTarget('file tax export')}>Tax export</button>)
  rerender(<button>Other</button>)
  expect(focusFirst('file tax export')).toBe(false)
})

it('an element that leaves the page hands its focus over', async () => {
  const showPrices = () => void focusFirst('show prices')
  function Leaving() {
    const ref = useFocusHandover<HTMLButtonElement>(showPrices)
    return (
      <button ref={ref} {...focusTarget('fetch prices')}>
        Fetch
      </button>
    )
  }
  const page = (isThere: boolean) => (
    <>
      {isThere && <Leaving />}
      <button {...focusTarget('show prices')}>Show</button>
    </>
  )
  const { rerender } = render(page(true))
  focusFirst('fetch prices')
  expect(screen.getByText('Fetch').matches(':focus')).toBe(true)
  await act(async () => rerender(page(false)))
  expect(screen.getByText('Show').matches(':focus')).toBe(true)
})
