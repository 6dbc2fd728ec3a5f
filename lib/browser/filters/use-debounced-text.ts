import { useEffect, useRef, useState } from 'react'

const DEBOUNCE_MS = 500

/**
 * Holds a field's text and saves it when the typing pauses (behaviour 17.9).
 * @param value what was saved last; another one replaces what is typed
 * @param save saves a text, and returns what `value` then is
 */
export function useDebouncedText(value: string, save: (text: string) => string) {
  const [draft, setDraft] = useState({ text: value, savedValue: value })
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined)
  const cancel = () => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }
  useEffect(() => cancel, [value])
  const flush = () => {
    const { text } = pending.current ?? {}
    cancel()
    if (text !== undefined) setDraft({ text, savedValue: save(text) })
  }
  return {
    text: draft.savedValue === value ? draft.text : value,
    type: (text: string) => {
      cancel()
      pending.current = { timer: setTimeout(flush, DEBOUNCE_MS), text }
      setDraft({ text, savedValue: value })
    },
    /** Saves what is typed now. */
    flush,
  }
}
