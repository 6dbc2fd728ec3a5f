import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'
import { CHROMIUM_ARGS, findTestBrowser, starts } from '../run/find-chromium'
import { type Preferences, startFirefox } from './firefox'
import { startPlaywright } from './playwright'
import type { Engine } from './tab'
import { startWebKit } from './webkit'

export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const
export type EngineName = (typeof ENGINES)[number]

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'

/**
 * Returns a function that starts an engine's installed browser, or else Playwright's build; undefined without either.
 * @param visitor preferences that the visitor set, only for Firefox
 */
export function findEngine(
  name: EngineName,
  visitor: Preferences = {},
): (() => Promise<Engine>) | undefined {
  if (name === 'Firefox') return findFirefox(visitor) ?? findBuild(firefox)
  if (name === 'WebKit') return findWebKit() ?? findBuild(webkit)
  const executablePath = findTestBrowser()
  if (executablePath === undefined) return undefined
  return () => startPlaywright(chromium, { executablePath, args: CHROMIUM_ARGS })
}

function findFirefox(visitor: Preferences) {
  const executable = FIREFOX.find(starts)
  return executable === undefined ? undefined : () => startFirefox(executable, visitor)
}

function findWebKit() {
  const isThere = existsSync(WEBKIT_DRIVER) && existsSync(XVFB)
  return isThere ? () => startWebKit(WEBKIT_DRIVER, XVFB) : undefined
}

function findBuild(type: typeof firefox) {
  return existsSync(type.executablePath()) ? () => startPlaywright(type, {}) : undefined
}
