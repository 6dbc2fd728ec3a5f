type PartOf = (type: Intl.DateTimeFormatPartTypes) => string

/**
 * What some moment is called in a zone, part by part, as Intl writes it for the US. Formatters are
 * dear: each is made once.
 * @returns takes Unix milliseconds and an IANA name (the visitor's own zone where undefined) and gives
 *   each part by its type, '' where there is none
 */
export function zonedParts(
  options: Intl.DateTimeFormatOptions,
): (ms: number, timeZone?: string) => PartOf {
  const formatters = new Map<string | undefined, Intl.DateTimeFormat>()
  const formatterOf = (timeZone: string | undefined) => {
    const known = formatters.get(timeZone)
    if (known) return known
    const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    formatters.set(timeZone, formatter)
    return formatter
  }
  return (ms, timeZone) => {
    const parts = formatterOf(timeZone).formatToParts(ms)
    const texts = new Map(parts.map(({ type, value }) => [type, value]))
    return (type) => texts.get(type) ?? ''
  }
}
