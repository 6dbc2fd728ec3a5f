/** What a held call waits for. */
export type Hold = {
  /** Settles once the key is released. */
  released: Promise<void>
  /** Tells that the caller has gone. */
  leave: () => void
}

type HeldKey = {
  letThrough: number
  waiting: Set<symbol>
  released: Promise<void>
  open: () => void
}

export type HeldKeys = ReturnType<typeof createHeldKeys>

/** API keys whose calls wait for a test, so that a long run stops where the test wants it. */
export function createHeldKeys() {
  const held = new Map<string, HeldKey>()
  return {
    /** Lets the key's next calls pass, `letThrough` in number, and holds all after them. */
    hold(key: string, letThrough: number): void {
      let open = () => {}
      const released = new Promise<void>((resolve) => (open = resolve))
      held.set(key, { letThrough, waiting: new Set(), released, open })
    },
    /** Lets go on what waits, and holds no further call of the key. */
    release(key: string): void {
      held.get(key)?.open()
      held.delete(key)
    },
    /** How many calls of the key wait; one whose caller has gone does not. */
    waiting: (key: string): number => held.get(key)?.waiting.size ?? 0,
    /** What a call of the key has to wait for; `undefined` if it may go on. */
    enter(key: string): Hold | undefined {
      const state = held.get(key)
      if (state === undefined) return undefined
      if (state.letThrough > 0) {
        state.letThrough -= 1
        return undefined
      }
      const call = Symbol()
      state.waiting.add(call)
      return { released: state.released, leave: () => void state.waiting.delete(call) }
    },
  }
}
