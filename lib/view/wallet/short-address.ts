/** An address short enough for a line: '7YtF…gAsU'. The whole one stands in the title. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`
}
