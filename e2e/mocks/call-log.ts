/** A call that was made, as GET /calls tells it. A key is never kept, only its mark. */
export type Call = {
  /** Grows by one with every call. */
  id: number
  /** The wallet asked for; absent for tokens and prices, which belong to none. */
  user?: string
  service: string
  path: string
  query: Readonly<Record<string, string>>
  /** The JSON that was sent, if any. */
  body?: unknown
  /** 0 if no answer was given. */
  status: number
  /** Milliseconds since 1970. */
  at: number
  hasKey: boolean
  /** Tells one key from another; absent without a key. */
  keyMark?: string
}

const MAX_CALLS_KEPT = 50_000

export type CallLog = ReturnType<typeof createCallLog>

/** The log of all calls. */
export function createCallLog() {
  let calls: Call[] = []
  let lastId = 0
  return {
    add(call: Omit<Call, 'id'>): void {
      lastId += 1
      calls.push({ id: lastId, ...call })
      if (calls.length > MAX_CALLS_KEPT) calls = calls.slice(-MAX_CALLS_KEPT / 2)
    },
    /** The calls of a wallet, or of all. */
    list: (user: string | undefined): Call[] =>
      calls.filter((call) => user === undefined || call.user === user),
  }
}
