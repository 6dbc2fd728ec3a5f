import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useRowKeys } from './use-row-keys'

const KEYS = Array.from({ length: 25 }, (_, index) => `${index}`)

/** 25 rows with an order and a link, and every other row with a rate. A long table renders only a few rows. */
function Table({ isLong }: { isLong: boolean }) {
  const [pinned, keep] = useState<string>()
  const props = useRowKeys(KEYS, keep)
  const rendered = isLong ? KEYS.filter((key) => Number(key) < 3 || key === pinned) : KEYS
  return (
    <>
      <button>before</button>
      <table>
        <tbody {...props}>
          {rendered.map((key) => (
            <tr key={key} data-row={key}>
              <td>
                <button tabIndex={-1}>order {key}</button>
                {Number(key) % 2 === 0 && <button tabIndex={-1}>rate {key}</button>}
                <a href="#view" tabIndex={-1}>
                  view {key}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button>after</button>
    </>
  )
}

const LEFT: Record<string, number> = { order: 0, rate: 300, view: 400 }

beforeEach(() => {
  // jsdom has no layout, so a control's first word says where the control is.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const left = LEFT[this.textContent.split(' ')[0] ?? ''] ?? 0
    return {
      left,
      x: left,
      right: left,
      top: 0,
      y: 0,
      bottom: 0,
      width: 0,
      height: 0,
      toJSON: () => '',
    }
  })
})

const body = () => document.querySelector('tbody')
const focused = () => document.activeElement?.textContent

/** Focuses the table's body as Tab does, and presses keys. Returns the text of the focused control. */
function press(isLong: boolean, ...keys: readonly string[]): string | null | undefined {
  render(<Table isLong={isLong} />)
  const element = body()
  if (!element) throw new Error('The table has no body.')
  jest.spyOn(element, 'matches').mockReturnValue(true)
  act(() => element.focus())
  pressKeys(...keys)
  return focused()
}

function pressKeys(...keys: readonly string[]): void {
  for (const key of keys) {
    const isCtrl = key.startsWith('Ctrl+')
    const pressed = { key: key.replace('Ctrl+', ''), ctrlKey: isCtrl }
    fireEvent.keyDown(document.activeElement ?? document.body, pressed)
  }
}

describe.each([
  ['all rows are rendered', false],
  ['only some rows are rendered', true],
])('keys in the rows, if %s (behaviour 5.18)', (_, isLong) => {
  it.each([
    ['Tab goes to the first control', [], 'order 0'],
    ['Right goes to the next control', ['ArrowRight'], 'rate 0'],
    ['Left stops at the first control', ['ArrowRight', 'ArrowLeft', 'ArrowLeft'], 'order 0'],
    ['End goes to the last control of the row', ['End'], 'view 0'],
    ['Home goes to the first control of the row', ['End', 'Home'], 'order 0'],
    ['Down goes to the nearest control below', ['ArrowRight', 'ArrowDown'], 'view 1'],
    ['Up goes to the nearest control above', ['ArrowDown', 'End', 'ArrowUp'], 'view 0'],
    ['Page Down goes ten rows down', ['PageDown'], 'order 10'],
    ['Page Up goes ten rows up', ['PageDown', 'PageDown', 'PageUp'], 'order 10'],
    ['Page Down stops at the last row', ['PageDown', 'PageDown', 'PageDown'], 'order 24'],
    ['Ctrl+End goes to the last row', ['Ctrl+End'], 'order 24'],
    ['Ctrl+Home goes to the first row', ['Ctrl+End', 'Ctrl+Home'], 'order 0'],
  ])('%s', (_name, keys, expected) => {
    expect(press(isLong, ...keys)).toBe(expected)
  })
})

it('the table is one tab stop, and the focus comes back to the control that had it last', () => {
  expect(press(false, 'ArrowDown', 'End')).toBe('view 1')
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(2)
  act(() => screen.getByText('after').focus())
  act(() => body()?.focus())
  expect(focused()).toBe('view 1')
})

it('Shift+Tab leaves the table, and Tab then enters it again', () => {
  press(false)
  fireEvent.keyDown(screen.getByText('order 0'), { key: 'Tab', shiftKey: true })
  expect(body()?.tabIndex).toBe(-1)
  act(() => screen.getByText('before').focus())
  expect(body()?.tabIndex).toBe(0)
})

it('other keys are left to the browser', () => {
  press(false)
  expect(fireEvent.keyDown(screen.getByText('order 0'), { key: 'ArrowLeft', altKey: true })).toBe(
    true,
  )
  expect(fireEvent.keyDown(screen.getByText('order 0'), { key: 'ArrowDown' })).toBe(false)
})
