import { startTransition, useEffect, useState } from 'react'

/** Longer than what arrives or scrolls by takes from one change to the next. */
const RESTS_AFTER_MS = 300
/** Few enough that drawing them holds the page up for no more than a frame. */
const ITEMS_A_STEP = 40

type Shown<T> = { list: readonly T[]; count: number }

/**
 * What a list holds once it has rested for 300 ms, some more of it at a time; what it held before
 * while it changes. For what is drawn beside a page that must not wait for it.
 * @param list the same array while it stays as it is
 */
export function useRestingList<T>(list: readonly T[]): readonly T[] {
  const [shown, setShown] = useState<Shown<T>>({ list: [], count: 0 })

  useEffect(() => {
    const isSame = shown.list === list
    if (isSame && shown.count >= list.length) return undefined
    const timer = setTimeout(
      () => startTransition(() => setShown({ list, count: shown.count + ITEMS_A_STEP })),
      isSame ? 0 : RESTS_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [list, shown])

  return shown.count < shown.list.length ? shown.list.slice(0, shown.count) : shown.list
}
