/** A call that was made, as GET /calls lists it. It never holds the API key itself, only the key's mark. */
export type Call = {
  /** Rises by one with every call. */
  id: number
  /** The wallet of the call; absent for tokens and prices, which belong to no wallet. */
  user?: string
  service: string
  path: string
  query: Readonly<Record<string, string>>
  /** The JSON that was sent, if any. */
  body?: unknown
  /** 0 if there was no response. */
  status: number
  /** Milliseconds since 1970. */
  at: number
  hasKey: boolean
  /** Tells API keys apart; absent without a key. */
  keyMark?: string
}

const MAX_CALLS_KEPT = 50_000

export type CallLog = ReturnType<typeof createCallLog>

/** Creates a log of the latest calls, at most 50,000. */
export function createCallLog() {
  let calls: Call[] = []
  let lastId = 0
  return {
    add(call: Omit<Call, 'id'>): void {
      lastId += 1
      calls.push({ id: lastId, ...call })
      if (calls.length > MAX_CALLS_KEPT) calls = calls.slice(-MAX_CALLS_KEPT / 2)
    },
    /** Returns the calls of one wallet; all calls if `user` is undefined. */
    list: (user: string | undefined): Call[] =>
      calls.filter((call) => user === undefined || call.user === user),
  }
}
