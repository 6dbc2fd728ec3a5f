// localStorage that never throws: a browser that forbids storage throws at the property, or it is null.

/** The one key that the cache is stored under (behaviour 10.1). */
export const CACHE_NAME = 'perijove'

let isStopped = false

/** Makes this tab store nothing more (behaviour 20.5). */
export function stopStoring(): void {
  isStopped = true
}

/** Whether this tab may store anything. */
export function canStore(): boolean {
  try {
    return !isStopped && Boolean(window.localStorage)
  } catch {
    return false
  }
}

/** Returns what is stored under a name; `null` if there is nothing, or nothing can be read. */
export function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name)
  } catch {
    return null
  }
}

/**
 * Returns a value as JSON without characters above U+00FF: browsers store such text in half the space,
 * and twice as fast (behaviour 10.4).
 */
export function oneByteJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[^\u0000-\u00ff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Stores a text; returns false if there is no storage or it is full (behaviour 10.4). */
export function writeStored(name: string, text: string): boolean {
  if (!canStore()) return false
  try {
    window.localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** Removes what is stored under a name. */
export function removeStored(name: string): void {
  try {
    window.localStorage.removeItem(name)
  } catch {
    // Nothing can be stored, so nothing is.
  }
}

/** Removes all that is stored, name by name: other tabs then follow each, unlike a `clear()`. */
export function removeAllStored(): void {
  for (const name of storedNames()) removeStored(name)
}

/** Returns how many characters are stored, names included. */
export function storedCharacters(): number {
  return storedNames().reduce((sum, name) => sum + name.length + (readStored(name)?.length ?? 0), 0)
}

function storedNames(): string[] {
  try {
    return Object.keys(window.localStorage)
  } catch {
    return []
  }
}
