import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without a window. It renders a page in two thirds of the full Chromium's time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns a full Chromium that is installed and starts; undefined without one. */
export function findChromium(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find(starts)
}

/** Returns the browser of the browser tests: the headless shell, else a full Chromium. */
export function findTestBrowser(): string | undefined {
  return findHeadlessShell() ?? findChromium()
}

/** Returns Debian's headless shell if it is installed and starts. */
export function findHeadlessShell(): string | undefined {
  return starts(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

/** The arguments with which tests start Chromium. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // No request of a page leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/** Returns whether a program is installed and starts. A download without its libraries doesn't start. */
export function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version']).status === 0
}
