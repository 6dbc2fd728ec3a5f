import { startTransition, useEffect, useState } from 'react'

/**
 * Returns a new value only after the page that came with it is painted. Less important parts that use this
 * value render later, in slices. `useDeferredValue` can't do this: it defers nothing in a deferred render.
 * @param first the value until the first paint
 */
export function useAfterPaint<T extends object | boolean | number | string>(value: T, first: T): T {
  const [painted, setPainted] = useState(first)
  useEffect(() => startTransition(() => setPainted(value)), [value])
  return painted
}
