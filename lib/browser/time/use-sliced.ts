import { useEffect, useRef, useState } from 'react'
import { createSlices, type SlicedWork } from './slices'

/**
 * The result of work that is done in slices; the one before until there is a newer, undefined until the
 * first. @param work the same function while nothing has changed; undefined where nothing is wanted
 */
export function useSliced<T>(work: SlicedWork<T> | undefined): T | undefined {
  const [result, setResult] = useState<{ value: T }>()
  const slices = useRef<ReturnType<typeof createSlices<T>>>(undefined)

  useEffect(() => {
    const own = createSlices<T>((value) => setResult({ value }))
    slices.current = own
    return own.stop
  }, [])
  useEffect(() => {
    if (work) slices.current?.want(work)
  }, [work])

  return work && result?.value
}
