import { startTransition, useEffect, useState } from 'react'

/**
 * Returns a value once the page that came with it is painted, so that less important parts render after
 * that, in slices. `useDeferredValue` can't do this, because it defers nothing in a deferred render.
 * @param first the value until the first paint
 */
export function useAfterPaint<T extends object | boolean | number | string>(value: T, first: T): T {
  const [painted, setPainted] = useState(first)
  useEffect(() => startTransition(() => setPainted(value)), [value])
  return painted
}
