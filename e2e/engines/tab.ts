/** The keys that journeys press besides letters. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Backspace'

/** One tab of a browser, with the commands that every engine's protocol has. */
export type Tab = {
  goto: (url: string) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  reload: () => Promise<void>
  /** Evaluates an expression in the page. Its value must fit into JSON. A promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse to a place in the window and clicks. */
  click: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: NamedKey) => Promise<void>
  /** Resizes the page. WebKitGTK's window stays at least 447 px wide, which still shows the phone layout. */
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** A running browser. */
export type Engine = {
  /** The browser's own name and version. */
  version: string
  /** The folder that files are saved in. */
  downloads: string
  /** Opens a tab of 1440 × 900 px with a storage of its own. */
  openTab: () => Promise<Tab>
  end: () => Promise<void>
}

/** The proxy for all requests except those to this machine: a port on which nothing listens. */
export const NO_PROXY = { nobody: '127.0.0.1:9', local: '127.0.0.1' }
