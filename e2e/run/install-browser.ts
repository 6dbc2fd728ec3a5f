import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findChromium, findHeadlessShell, findTestBrowser } from './find-chromium'

type Command = readonly [command: string, args: readonly string[]]

const SHELL_COMMANDS: readonly Command[] = [
  ['apt-get', ['update']],
  ['apt-get', ['install', '--yes', 'chromium-headless-shell']],
]

const CHROMIUM_COMMANDS: readonly Command[] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '--yes', 'chromium']],
  ['sudo', ['apt-get', 'update']],
  ['sudo', ['apt-get', 'install', '--yes', 'chromium']],
]

/**
 * A whole Chromium for the benchmark: an installed one, else Playwright's own download, else
 * Debian's package.
 * @throws if none of the three can be installed
 */
export function ensureChromium(): void {
  tryUntil(findChromium, CHROMIUM_COMMANDS)
  if (findChromium() === undefined) throw new Error('No Chromium: install one, then try again')
}

/**
 * A browser for the browser tests: Debian's headless shell if it can be installed without a password,
 * else what the benchmark runs in.
 * @throws if there is none
 */
export function ensureTestBrowser(): void {
  if (process.getuid?.() === 0 && isDebian()) tryUntil(findHeadlessShell, SHELL_COMMANDS)
  if (findTestBrowser() === undefined) ensureChromium()
}

function tryUntil(find: () => string | undefined, commands: readonly Command[]): void {
  for (const [command, args] of commands) {
    if (find() !== undefined) return
    spawnSync(command, args, { stdio: 'inherit' })
  }
}

/** Others that have apt, such as Ubuntu, have no such package. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
