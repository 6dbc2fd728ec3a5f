import { storedText } from './stored-text'

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
  const stored = storedText(name)
  const optionOf = (text: string | undefined) =>
    options.find((option) => option === text) ?? byDefault
  return {
    get: () => optionOf(stored.get()),
    choose: (option) => stored.set(option === byDefault ? undefined : option),
    useChoice: () => optionOf(stored.useText()),
  }
}
