/** What a held call waits for. */
export type Hold = {
  /** Settles once the key is released. */
  released: Promise<void>
  /** Reports that the caller has gone. */
  leave: () => void
}

type HeldKey = {
  letThrough: number
  waiting: Set<symbol>
  released: Promise<void>
  open: () => void
}

export type HeldKeys = ReturnType<typeof createHeldKeys>

/** API keys whose calls wait for a test, so that a test can stop a long run at any call. */
export function createHeldKeys() {
  const held = new Map<string, HeldKey>()
  return {
    /** Lets the key's next `letThrough` calls pass, and holds all later ones. */
    hold(key: string, letThrough: number): void {
      let open = () => {}
      const released = new Promise<void>((resolve) => (open = resolve))
      held.set(key, { letThrough, waiting: new Set(), released, open })
    },
    /** Releases the calls that wait, and holds no further call of the key. */
    release(key: string): void {
      held.get(key)?.open()
      held.delete(key)
    },
    /** Counts the calls of the key that wait. A call whose caller has gone doesn't count. */
    waiting: (key: string): number => held.get(key)?.waiting.size ?? 0,
    /** Returns the hold that a call of the key has to wait for; `undefined` if the call may go on. */
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
