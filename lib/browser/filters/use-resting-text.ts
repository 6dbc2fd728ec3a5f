import { useEffect, useRef, useState } from 'react'

/** Long enough for the next key of whoever still types. */
const RESTS_AFTER_MS = 500

/**
 * A field whose text is taken once the typing rests (behaviour 17.9).
 * @param value what was taken last; another one takes the place of what is typed
 * @param onRest takes a text, and returns what `value` then is
 */
export function useRestingText(value: string, onRest: (text: string) => string) {
  const [draft, setDraft] = useState({ text: value, over: value })
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined)
  const drop = () => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }
  useEffect(() => drop, [value])
  const rest = () => {
    const { text } = pending.current ?? {}
    drop()
    if (text !== undefined) setDraft({ text, over: onRest(text) })
  }
  return {
    text: draft.over === value ? draft.text : value,
    type: (text: string) => {
      drop()
      pending.current = { timer: setTimeout(rest, RESTS_AFTER_MS), text }
      setDraft({ text, over: value })
    },
    /** Takes what is typed now. */
    rest,
  }
}
