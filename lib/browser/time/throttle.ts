/**
 * Passes values on at most every `ms`: the first at once, then the newest of those that came
 * meanwhile. `end` drops what still waits.
 */
export function atMostEvery<T>(
  ms: number,
  pass: (value: T) => void,
): { take: (value: T) => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: T } | undefined
  const passOn = () => {
    timer = undefined
    if (!waiting) return
    pass(waiting.value)
    waiting = undefined
    timer = setTimeout(passOn, ms)
  }
  return {
    take: (value) => {
      waiting = { value }
      if (timer === undefined) passOn()
    },
    end: () => {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
    },
  }
}
