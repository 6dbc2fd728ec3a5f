import { act, render } from '@testing-library/react'
import { memo, startTransition, useDeferredValue, useState } from 'react'
import { useAfterPaint } from './use-after-paint'

it('the page renders first and the new value follows, even in a deferred render', () => {
  const renders: string[] = []
  const Rows = memo(function Rows({ rows }: { rows: readonly string[] }) {
    const counted = useAfterPaint(rows, NONE)
    renders.push(`${rows.length} rows, ${counted.length} counted`)
    return null
  })
  let arrive: (rows: readonly string[]) => void = () => {}
  function Page() {
    const [rows, setRows] = useState<readonly string[]>(NONE)
    arrive = setRows
    return <Rows rows={useDeferredValue(rows)} />
  }
  render(<Page />)
  act(() => arrive(['a']))
  act(() => startTransition(() => arrive(['a', 'b'])))
  expect([...new Set(renders)]).toEqual([
    '0 rows, 0 counted',
    '1 rows, 0 counted',
    '1 rows, 1 counted',
    '2 rows, 1 counted',
    '2 rows, 2 counted',
  ])
})

const NONE: readonly string[] = []
