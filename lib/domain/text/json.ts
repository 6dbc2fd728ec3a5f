/** A text's JSON value, not yet checked; undefined where it is none. Never throws. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Arrays and records nested into each other; what our routes read has 4. */
const DEEPEST = 8
/** Entries of one array or record: a body of 4 MB holds some 7,000 events of the usual length. */
const MOST_ENTRIES = 20_000
/** Entries of all arrays and records together: such events have 130,000. */
const MOST_ENTRIES_IN_ALL = 150_000

/**
 * Whether a JSON text is within the bounds of what our routes read (behaviour 12.15): the entries of
 * each array and record, those of all together, and the depth. It looks at the text, because to make
 * the values of a million entries takes seconds. Of a text that is no JSON it says anything.
 */
export function isBoundedJson(text: string): boolean {
  /** The entries so far of what is open, and of what each of that lies in. */
  let entries = 1
  const outer: number[] = []
  let entriesInAll = 0
  for (let place = 0; place < text.length; place += 1) {
    const sign = text[place]
    if (sign === '"') {
      place = endOfText(text, place)
    } else if (sign === ',') {
      entries += 1
      entriesInAll += 1
      if (entries > MOST_ENTRIES || entriesInAll > MOST_ENTRIES_IN_ALL) return false
    } else if (sign === '[' || sign === '{') {
      if (outer.length === DEEPEST) return false
      outer.push(entries)
      entries = 1
    } else if (sign === ']' || sign === '}') {
      entries = outer.pop() ?? 1
    }
  }
  return true
}

/** Where the JSON string that begins at a place ends: at the next quote that is not escaped. */
function endOfText(json: string, start: number): number {
  let end = start
  do {
    end = json.indexOf('"', end + 1)
    if (end === -1) return json.length
  } while (isEscaped(json, end))
  return end
}

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(json: string, place: number): boolean {
  let first = place
  while (json[first - 1] === '\\') first -= 1
  return (place - first) % 2 === 1
}
