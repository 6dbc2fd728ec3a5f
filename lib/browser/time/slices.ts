/** Work that stops now and then, and has a result at its end. */
export type SlicedWork<T> = () => Generator<undefined, T, undefined>

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
  const slice = (steps: Generator<undefined, T, undefined>) => {
    const end = performance.now() + SLICE_MS
    do {
      for (let count = 0; count < STEPS_A_LOOK; count += 1) {
        const { done, value } = steps.next()
        if (done) {
          timer = undefined
          onResult(value)
          begin()
          return
        }
      }
    } while (performance.now() < end)
    timer = setTimeout(() => slice(steps))
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
