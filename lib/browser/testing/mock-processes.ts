import { CACHE_NAME } from '@/lib/browser/cache/stored-cache'
import type { Tab } from './mock-tab'

/**
 * For tests: tabs in processes of their own. Each has a copy of the storage; a write changes that at
 * once, lands in the storage later, and is heard of by the others later still.
 */
export function openProcesses(tabs: readonly Tab[]) {
  type Write = { from: number; text: string; isOfClosed: boolean }
  const processes = tabs.map((tab) => {
    const [landing, inbox]: [Write[], Write[]] = [[], []]
    return { tab, copy: '', notLanded: 0, landing, inbox }
  })
  const inFlight = () => processes.flatMap(({ landing, inbox }) => [...landing, ...inbox])

  /** Lets a tab do something with its process's copy of the storage. */
  function run(index: number, work: (tab: Tab) => void): void {
    const process = processes[index]
    if (!process) return
    window.localStorage.clear()
    if (process.copy !== '') window.localStorage.setItem(CACHE_NAME, process.copy)
    work(process.tab)
    const text = window.localStorage.getItem(CACHE_NAME) ?? ''
    if (text === process.copy) return
    process.copy = text
    process.notLanded += 1
    process.landing.push({ from: index, text, isOfClosed: false })
  }

  /** A process's oldest write reaches the storage. */
  function land(index: number): void {
    const write = processes[index]?.landing.shift()
    if (write) for (const { inbox } of processes) inbox.push(write)
  }

  /** A process hears of the next write that landed; while it has later ones itself, its copy stays. */
  function hear(index: number): void {
    const process = processes[index]
    const write = process?.inbox.shift()
    if (!process || !write) return
    if (write.from === index) process.notLanded -= 1
    else {
      if (process.notLanded === 0) process.copy = write.text
      const event = new StorageEvent('storage', { key: CACHE_NAME, newValue: write.text })
      run(index, (tab) => tab.tell(event))
    }
  }

  function settle(): void {
    while (inFlight().length > 0) {
      for (const index of processes.keys()) land(index)
      for (const index of processes.keys()) while (processes[index]?.inbox.length) hear(index)
    }
  }

  const save = (index: number) => run(index, (tab) => tab.tell(new Event('pagehide')))
  return {
    ...{ run, land, hear, settle, save },
    /** Leaves a page and loads it again. No two tabs go at the same moment: neither heard of the other. */
    async reload(index: number): Promise<void> {
      if (inFlight().some(({ isOfClosed }) => isOfClosed)) settle()
      save(index)
      for (const write of inFlight()) if (write.from === index) write.isOfClosed = true
      const process = processes[index]
      if (!process) return
      window.localStorage.clear()
      if (process.copy !== '') window.localStorage.setItem(CACHE_NAME, process.copy)
      await process.tab.load()
    },
  }
}
