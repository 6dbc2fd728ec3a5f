import { abortableWait } from '@/lib/upstream/http/abortable-wait'

type Steps<T> = Generator<undefined, T, undefined>
/** Work that stops now and then, and has a result at its end. */
export type SlicedWork<T> = () => Steps<T>

/** Short enough that nobody waits for it. */
const SLICE_MS = 10
/** The clock is looked at after so many steps. */
const STEPS_A_LOOK = 100

/**
 * Does work in slices of 10 ms, so that the page goes on meanwhile. What is wanted while some is under
 * way waits for its end, the newest alone: so there is a result now and then, however often it changes.
 */
export function createSlices<T>(onResult: (result: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let next: SlicedWork<T> | undefined

  const begin = () => {
    const steps = next?.()
    next = undefined
    if (steps) timer = setTimeout(() => slice(steps))
  }
  const slice = (steps: Steps<T>) => {
    const end = endAfterSlice(steps)
    if (!end) {
      timer = setTimeout(() => slice(steps))
      return
    }
    timer = undefined
    onResult(end.value)
    begin()
  }
  return {
    want: (work: SlicedWork<T>) => {
      next = work
      if (timer === undefined) begin()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      next = undefined
    },
  }
}

/**
 * The result of work that is begun at once and done in slices of 10 ms; at once in a hidden page,
 * whose timers come once a second or once a minute.
 * @throws what it throws, and between two slices the signal's reason once it aborts
 */
export async function doneInSlices<T>(
  steps: Steps<T>,
  signal = new AbortController().signal,
): Promise<T> {
  for (;;) {
    const end = endAfterSlice(steps)
    if (end) return end.value
    if (!isPageHidden()) await abortableWait(0, signal)
  }
}

function isPageHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden
}

/** Does one slice; what the work comes to where that ends it. */
function endAfterSlice<T>(steps: Steps<T>): IteratorReturnResult<T> | undefined {
  const endMs = performance.now() + SLICE_MS
  do {
    for (let count = 0; count < STEPS_A_LOOK; count += 1) {
      const step = steps.next()
      if (step.done) return step
    }
  } while (performance.now() < endMs)
  return undefined
}
