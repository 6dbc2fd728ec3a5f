/**
 * localStorage that never throws: reading the property itself can throw where a browser forbids
 * storage. Without storage everything works in memory (behaviour 10.8).
 */
function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** Whether this browser lets the page store anything. */
export function hasStorage(): boolean {
  return storage() !== undefined
}

/** What is stored under a name; null where nothing is, or nothing can be read. */
export function readStored(name: string): string | null {
  try {
    return storage()?.getItem(name) ?? null
  } catch {
    return null
  }
}

let isStopped = false

/** From now on this tab stores nothing more (behaviour 20.5). */
export function stopStoring(): void {
  isStopped = true
}

/** Stores a text; false where there is no storage or it is full (behaviour 10.4, 10.8). */
export function writeStored(name: string, text: string): boolean {
  if (isStopped) return false
  try {
    const found = storage()
    found?.setItem(name, text)
    return found !== undefined
  } catch {
    return false
  }
}

/** Removes what is stored under a name. */
export function removeStored(name: string): void {
  try {
    storage()?.removeItem(name)
  } catch {
    // Nothing can be stored, so nothing is.
  }
}

/** Removes all that is stored; where nothing is, other tabs are told nothing. */
export function clearStored(): void {
  try {
    const found = storage()
    if (found && found.length > 0) found.clear()
  } catch {
    // Nothing can be stored, so nothing is.
  }
}

/** How many characters are stored, names counted. */
export function storedCharacters(): number {
  try {
    return Object.entries(storage() ?? {}).reduce(
      (sum, [name, text]) => sum + name.length + String(text).length,
      0,
    )
  } catch {
    return 0
  }
}
