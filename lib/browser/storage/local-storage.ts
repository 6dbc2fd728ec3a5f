import { useSyncExternalStore } from 'react'
import { CHOICE_MADE } from '@/lib/browser/preferences/scheme-script'

// These functions never throw. If a browser forbids storage, `window.localStorage` itself throws or is null.

/** The one key that the cache is stored under (behaviour 10.1). */
export const CACHE_NAME = 'perijove'

let isStopped = false

/** Stops this tab from storing anything more (behaviour 20.5). */
export function stopStoring(): void {
  isStopped = true
}

/** Returns the result of `work`, which uses the storage; `otherwise` if the browser refuses. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export function canStore(): boolean {
  return attempt(() => !isStopped && Boolean(window.localStorage), false)
}

/** Returns what is stored under a name; `null` if there is nothing, or nothing can be read. */
export function readStored(name: string): string | null {
  return attempt(() => window.localStorage.getItem(name), null)
}

/** Stores a text; returns false if there is no storage or it is full (behaviour 10.4). */
export function writeStored(name: string, text: string): boolean {
  if (!canStore()) return false
  return attempt(() => {
    window.localStorage.setItem(name, text)
    return true
  }, false)
}

export function removeStored(name: string): void {
  attempt(() => window.localStorage.removeItem(name), undefined)
}

/** Removes all that is stored, name by name, because other tabs follow each removal but not a `clear()`. */
export function removeAllStored(): void {
  for (const name of storedNames()) removeStored(name)
}

/** Returns how many characters are stored, names included. */
export function storedCharacters(): number {
  return storedNames().reduce((sum, name) => sum + name.length + (readStored(name)?.length ?? 0), 0)
}

function storedNames(): string[] {
  return attempt(() => Object.keys(window.localStorage), [])
}

/** Returns JSON without characters above U+00FF, which takes half the space and time to store (behaviour 10.4). */
export function oneByteJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\u0000-\u00ff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** A page that comes back from the browser's own cache gets `pageshow`, but has missed the other events. */
const CHOICE_EVENTS = ['storage', 'pageshow', CHOICE_MADE]

/** By name, the texts that aren't to be stored, or that the storage refused. They last in this tab (behaviour 20.1). */
const unstored = new Map<string, string>()

/**
 * The texts that were read while somebody follows them, by name. Hundreds of cells may show a text, so it is read
 * once. What is on screen stays if something else empties the storage (behaviour 20.1).
 */
const texts = new Map<string, string | undefined>()
const listeners = new Set<() => void>()

/** Calls `listener` after every change of a stored text, in any tab. @returns a function that ends the calls */
export function subscribeToTexts(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const event of CHOICE_EVENTS) window.addEventListener(event, onStorageChange)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    texts.clear()
    for (const event of CHOICE_EVENTS) window.removeEventListener(event, onStorageChange)
  }
}

function onStorageChange(event: Event): void {
  if (event instanceof StorageEvent) {
    // An event without a key says that something else cleared the whole storage (behaviour 20.1).
    if (event.key === null) return
    texts.delete(event.key)
  } else texts.clear()
  for (const listener of listeners) listener()
}

function currentText(name: string): string | undefined {
  if (texts.has(name)) return texts.get(name)
  const text = readStored(name) ?? unstored.get(name)
  if (listeners.size > 0) texts.set(name, text)
  return text
}

/** A text of the visitor's, kept in this browser for all tabs (behaviour 20.1). @param name its name in the storage */
export function storedSetting(name: string) {
  const get = () => currentText(name)
  const change = (text: string | undefined, isToStore: boolean) => {
    unstored.delete(name)
    // A stored text is replaced in one step. If it were removed first, other tabs would follow the removal.
    const isStored = isToStore && text !== undefined && writeStored(name, text)
    if (!isStored) removeStored(name)
    if (text !== undefined && !isStored) unstored.set(name, text)
    window.dispatchEvent(new CustomEvent(CHOICE_MADE, { detail: unstored }))
  }
  return {
    get,
    /** Stores a text; undefined removes it. A text that can't be stored lasts in this tab. */
    set: (text: string | undefined) => change(text, true),
    /** Keeps a text for this tab alone, and removes a stored one. */
    hold: (text: string) => change(text, false),
    /** The current text, whichever tab set it; undefined while hydrating. */
    useText: () => useSyncExternalStore(subscribeToTexts, get, () => undefined),
  }
}

/**
 * The option that the visitor chose, kept in this browser for all tabs (behaviour 20.1).
 * @param name the choice's name in the storage
 * @param options any other stored text counts as the default
 */
export function storedChoice<const T extends string>(
  name: string,
  options: readonly T[],
  byDefault: NoInfer<T>,
) {
  const stored = storedSetting(name)
  const optionOf = (text: string | undefined): T =>
    options.find((option) => option === text) ?? byDefault
  return {
    get: () => optionOf(stored.get()),
    /** Stores an option; the default leaves nothing stored. An option that can't be stored lasts in this tab. */
    choose: (option: T) => stored.set(option === byDefault ? undefined : option),
    /** The option in use; the default on the server and while hydrating. */
    useChoice: () => optionOf(stored.useText()),
  }
}
