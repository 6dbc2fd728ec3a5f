/** How many bytes of bodies a route holds in memory, and has room for. */
export type BodyRoom = {
  /** Takes room for some bytes; false, and nothing is taken, where there is too little left. */
  take: (bytes: number) => boolean
  /** Gives back what was taken. */
  give: (bytes: number) => void
}

/**
 * Room for so many bytes over all requests under way: a body's values take several times its bytes,
 * and a server that runs out of memory answers nobody (behaviour 12.14).
 */
export function bodyRoom(mostBytes: number): BodyRoom {
  let taken = 0
  return {
    take: (bytes) => {
      if (taken + bytes > mostBytes) return false
      taken += bytes
      return true
    },
    give: (bytes) => {
      taken -= bytes
    },
  }
}
