import { startTransition, useEffect, useState } from 'react'

/**
 * Returns a value once the page that came with it is painted, so that what is less important renders
 * after it, in slices. `useDeferredValue` doesn't: in a render that is deferred itself, it defers nothing.
 * @param first what it is until then
 */
export function useAfterPaint<T extends object | boolean | number | string>(value: T, first: T): T {
  const [painted, setPainted] = useState(first)
  useEffect(() => startTransition(() => setPainted(value)), [value])
  return painted
}
