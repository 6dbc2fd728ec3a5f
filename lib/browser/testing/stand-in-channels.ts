/** For tests: broadcast channels, which jsdom lacks. A message reaches the other channels at once. */
export function installStandInChannels(): void {
  const open = new Set<StandInChannel>()
  class StandInChannel extends EventTarget {
    constructor(readonly name: string) {
      super()
      open.add(this)
    }
    postMessage(data: unknown): void {
      for (const other of open) {
        if (other !== this && other.name === this.name) {
          other.dispatchEvent(new MessageEvent('message', { data }))
        }
      }
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    value: StandInChannel,
    configurable: true,
  })
}
