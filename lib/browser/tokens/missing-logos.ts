// For the tab's life: a long table would else ask for a missing picture with every row it draws.
const missing = new Set<string>()

/** Whether a logo was found to be missing. */
export function isMissingLogo(source: string): boolean {
  return missing.has(source)
}

/** Notes that a logo did not load; not while offline, where every one would count as missing. */
export function noteMissingLogo(source: string): void {
  if (navigator.onLine) missing.add(source)
}
