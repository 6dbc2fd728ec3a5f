/** The result of work that can be done in slices, done in one go. */
export function doneAtOnce<T>(steps: Generator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
