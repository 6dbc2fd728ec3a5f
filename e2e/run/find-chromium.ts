import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without a window: it draws a page in two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A whole Chromium that is on this machine and starts, as people have it; undefined without one. */
export function findChromium(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find(starts)
}

/** What the browser tests run in: the headless shell, else a whole Chromium. */
export function findTestBrowser(): string | undefined {
  return findHeadlessShell() ?? findChromium()
}

/** Debian's headless shell if it is on this machine and starts. */
export function findHeadlessShell(): string | undefined {
  return starts(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

/** How tests start it. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Nothing that a page asks for leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Whether a program is there and starts: a download without its system's libraries does not. */
export function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0
}
