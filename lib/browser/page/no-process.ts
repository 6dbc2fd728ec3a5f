/** Stands in for Node's process in Next's own code, which asks it only for this. */
export const env = {}
