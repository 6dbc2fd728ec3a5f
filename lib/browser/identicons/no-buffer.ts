/** Stands in for Node's Buffer, 7 kB that the identicons' library would load to ask only this. */
export const Buffer = { isBuffer: () => false }
