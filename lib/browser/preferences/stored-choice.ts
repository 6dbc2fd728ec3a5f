import { useSyncExternalStore } from 'react'
import { CHOICE_MADE } from './choice-made'
import { readStored, removeStored, writeStored } from '@/lib/browser/cache/local-storage'

const CHOICE_EVENTS = ['storage', CHOICE_MADE]

/** One of some options that the visitor chose, kept in this browser for all tabs (behaviour 20.2). */
export type StoredChoice<T extends string> = {
  get: () => T
  /** Stores it; the default leaves nothing stored. Where nothing can be stored it holds in this tab. */
  choose: (option: T) => void
  /** The option in use; the default on the server and while hydrating. */
  useChoice: () => T
}

/**
 * @param name what it is stored under
 * @param options the default first; what else is stored under the name counts as the default
 */
export function storedChoice<const T extends string>(
  name: string,
  options: readonly [T, ...T[]],
): StoredChoice<T> {
  const [byDefault] = options
  let unstored: T | undefined
  const get = () => {
    const stored = readStored(name)
    return options.find((option) => option === stored) ?? unstored ?? byDefault
  }
  let known: T | undefined
  // One listener of the window for however many cells of a table there are.
  const listeners = new Set<() => void>()
  const look = () => {
    known = get()
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      for (const event of CHOICE_EVENTS) window.addEventListener(event, look)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      for (const event of CHOICE_EVENTS) window.removeEventListener(event, look)
    }
  }
  return {
    get,
    choose: (option) => {
      removeStored(name)
      const isStored = option === byDefault || writeStored(name, option)
      unstored = isStored ? undefined : option
      known = option
      window.dispatchEvent(new Event(CHOICE_MADE))
    },
    useChoice: () =>
      useSyncExternalStore(
        subscribe,
        () => (known ??= get()),
        () => byDefault,
      ),
  }
}
