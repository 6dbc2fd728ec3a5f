/** The keys that journeys press besides letters. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Backspace'

/** One tab of a browser: what each engine's protocol can do, and no more. */
export type Tab = {
  goto: (url: string) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  reload: () => Promise<void>
  /** The value of an expression in the page; a promise is waited for. Only JSON comes back. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse to a place in the window and clicks. */
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: NamedKey) => Promise<void>
  close: () => Promise<void>
}

/** A browser that runs. */
export type Engine = {
  /** What the browser calls itself. */
  version: string
  /** The folder that files are saved in. */
  downloads: string
  /** Opens a tab of 1440 × 900 px with a storage of its own. */
  openTab: () => Promise<Tab>
  end: () => Promise<void>
}

/** Where all requests go but those to this machine: to nobody. */
export const NO_PROXY = { nobody: '127.0.0.1:9', local: '127.0.0.1' }
