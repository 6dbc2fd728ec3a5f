/** Work that can pause wherever it yields. */
export type Steps<T> = Generator<undefined, T>

/** Runs steps without a pause. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Runs steps in slices, and rests between them, so that this thread can do other work (behaviour 12.3). A slice ends
 * with the first step that takes it over `sliceMs`.
 */
export async function runInSlices<T>(
  steps: Steps<T>,
  sliceMs: number,
  { now, rest }: { now: () => number; rest: () => Promise<unknown> },
): Promise<T> {
  for (let endMs = now() + sliceMs; ;) {
    const step = steps.next()
    if (step.done) return step.value
    if (now() < endMs) continue
    await rest()
    endMs = now() + sliceMs
  }
}

const ITEMS_PER_STEP = 50

/** Maps a list, 50 items in each step. */
export function* mapSteps<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R,
): Steps<R[]> {
  const results: R[] = []
  for (const [index, item] of items.entries()) {
    results.push(work(item, index))
    if (index % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield
  }
  return results
}
