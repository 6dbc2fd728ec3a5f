import { useState, useSyncExternalStore } from 'react'

/** Does the next slice of some task. Returns the result once all of it is done. */
export type Slice<R> = () => R | undefined

type SlicedTask<R> = { inputs: readonly unknown[]; begin: () => Slice<R> }
type SlicedStore<R> = ReturnType<typeof slicedStore<R>>

/**
 * Returns the result of a task that is done slice by slice, so that the page responds meanwhile (behaviour 26.7). A task of
 * one slice is done in the same render. Until a longer task is done, the last result stays; undefined if there is none yet.
 * @param task undefined while there is nothing to do
 */
export function useSliced<R>(task: SlicedTask<R> | undefined): R | undefined {
  const [store, setStore] = useState<SlicedStore<R>>()
  const result = useSyncExternalStore(store?.subscribe ?? noSubscription, () => store?.get())
  if (!task) return result
  const isSame = store && task.inputs.every((input, index) => store.inputs[index] === input)
  // Inputs may come faster than a long task is done, so it ends before the next one begins.
  if (!isSame && (!store || store.isDone())) setStore(slicedStore(task, result))
  return result
}

const noSubscription = () => () => {}

/** Does the first slice at once, and the others one after another while a component listens. */
function slicedStore<R>({ inputs, begin }: SlicedTask<R>, last: R | undefined) {
  const doNext = begin()
  let done = doNext()
  return {
    inputs,
    isDone: () => done !== undefined,
    get: () => done ?? last,
    subscribe: (listener: () => void) => {
      const goOn = () => {
        if (done !== undefined) return
        done = doNext()
        if (done === undefined) timer = setTimeout(goOn)
        else listener()
      }
      let timer = setTimeout(goOn)
      return () => clearTimeout(timer)
    },
  }
}
