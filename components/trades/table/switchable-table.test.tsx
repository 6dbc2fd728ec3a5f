import { render, screen, waitFor } from '@testing-library/react'
import { use } from 'react'
import { flushSync } from 'react-dom'
import { SwitchableTable } from './switchable-table'
import { TableSwitching, useRowSwitches } from './table-switches'

/** A row at its place in a window of jsdom's height. */
function Row({ index }: { index: number }) {
  const { subtractFee, rateDirection } = useRowSwitches(index)
  const place = (row: HTMLElement | null) => {
    if (row) row.getBoundingClientRect = () => new DOMRect(0, (index - 1) * 400, 800, 400)
  }
  return (
    <p ref={place} data-index={index} data-testid={index}>
      {subtractFee ? 'net' : 'total'} {rateDirection}
    </p>
  )
}

function Switches() {
  const { onToggleFee, onSwapRate } = use(TableSwitching)
  return (
    <>
      <button onClick={onToggleFee}>Fee</button>
      <button onClick={onSwapRate}>Rate</button>
    </>
  )
}

const shown = () => [0, 1, 2, 3].map((index) => screen.getByTestId(index).textContent)

it.each([
  ['Fee', 'total output per input'],
  ['Rate', 'net input per output'],
])(
  '%s: rows on screen follow at once, the others right after (behaviour 5.21)',
  async (name, after) => {
    render(
      <SwitchableTable>
        <Switches />
        {[0, 1, 2, 3].map((index) => (
          <Row key={index} index={index} />
        ))}
      </SwitchableTable>,
    )
    const before = 'net output per input'
    expect(shown()).toEqual(Array(4).fill(before))
    // Outside of act, which would wait for the others too.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    flushSync(() => screen.getByText(name).click())
    // Row 0 ends above the window of 768 px, row 3 begins below it.
    expect(shown()).toEqual([before, after, after, before])
    await waitFor(() => expect(shown()).toEqual(Array(4).fill(after)))
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  },
)
