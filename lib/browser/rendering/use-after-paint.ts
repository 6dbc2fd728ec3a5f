import { startTransition, useEffect, useState } from 'react'

/**
 * Returns each new value only after the next paint. The less important parts of the page use it, so they render
 * after the others, in slices. `useDeferredValue` can't do this: it defers nothing in a deferred render.
 * @param first the value until the first paint
 */
export function useAfterPaint<T extends object | boolean | number | string>(value: T, first: T): T {
  const [painted, setPainted] = useState(first)
  useEffect(() => startTransition(() => setPainted(value)), [value])
  return painted
}
