/** For tests: broadcast channels, which jsdom lacks. A message reaches the other channels at once. */
export function installMockChannels(): void {
  const open = new Set<MockChannel>()
  class MockChannel extends EventTarget {
    constructor(readonly name: string) {
      super()
      open.add(this)
    }
    close(): void {
      open.delete(this)
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
    value: MockChannel,
    configurable: true,
  })
}
