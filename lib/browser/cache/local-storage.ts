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

/** Stores a text; false where there is no storage or it is full. */
export function writeStored(name: string, text: string): boolean {
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
