import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium that is on this machine and starts; undefined without one. */
export function findChromium(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path) && starts(path))
}

/** A download without its system's libraries is there but does not start. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version']).status === 0
}

/**
 * A Chromium for the browser tests: an installed one, else Playwright's own download, else Debian's
 * package.
 * @throws where none of the three is to be had
 */
export function ensureChromium(): string {
  const ways: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', 'chromium']],
    ['sudo', ['apt-get', 'update']],
    ['sudo', ['apt-get', 'install', '--yes', 'chromium']],
  ]
  for (const [command, args] of ways) {
    const found = findChromium()
    if (found !== undefined) return found
    spawnSync(command, args, { stdio: 'inherit' })
  }
  const found = findChromium()
  if (found === undefined) throw new Error('No Chromium: install one, then run the tests again')
  return found
}
