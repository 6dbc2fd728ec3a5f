import { renderHook } from '@testing-library/react'
import { TRADE_ROW_HEIGHTS, useRenderedRows } from './use-rendered-rows'

const keys = Array.from({ length: 1_000 }, (_, index) => `row ${index}`)

it('rows are higher where the visitor has larger texts (behaviour 13.13)', () => {
  document.documentElement.style.fontSize = '32px'
  const options = { heights: TRADE_ROW_HEIGHTS, isLong: true, pinnedKey: undefined }
  const { rows, restHeight } = renderHook(() => useRenderedRows(keys, options)).result.current
  expect(restHeight + rows.length * 88).toBe(88_000)
})
