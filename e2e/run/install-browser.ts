import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type EngineName, findEngine } from '../engines/find-engine'
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

const FIREFOX_COMMANDS: readonly Command[] = [
  ['apt-get', ['update']],
  ['apt-get', ['install', '--yes', 'firefox-esr']],
  ['npx', ['playwright', 'install', 'firefox']],
]

const WEBKIT_COMMANDS: readonly Command[] = [
  ['apt-get', ['update']],
  ['apt-get', ['install', '--yes', 'webkit2gtk-driver', 'xvfb']],
  ['sudo', ['--non-interactive', 'apt-get', 'update']],
  ['sudo', ['--non-interactive', 'apt-get', 'install', '--yes', 'webkit2gtk-driver', 'xvfb']],
  ['npx', ['playwright', 'install', 'webkit']],
]

/**
 * Installs the engines of the journeys if this machine permits it. An engine that is still missing is
 * skipped.
 */
export function installEngines(names: readonly EngineName[]): void {
  const commands = { Chromium: [], Firefox: FIREFOX_COMMANDS, WebKit: WEBKIT_COMMANDS }
  for (const name of names) tryUntil(() => findEngine(name), commands[name])
}

/**
 * Installs a full Chromium for the benchmark if there is none: Playwright's own download, else Debian's
 * package.
 * @throws if none can be installed
 */
export function ensureChromium(): void {
  tryUntil(findChromium, CHROMIUM_COMMANDS)
  if (findChromium() === undefined) throw new Error('No Chromium: install one, then try again')
}

/**
 * Installs a browser for the browser tests if there is none: Debian's headless shell if that needs no
 * password, else the Chromium of the benchmark.
 * @throws if there is none
 */
export function ensureTestBrowser(): void {
  if (process.getuid?.() === 0 && isDebian()) tryUntil(findHeadlessShell, SHELL_COMMANDS)
  if (findTestBrowser() === undefined) ensureChromium()
}

function tryUntil(find: () => unknown, commands: readonly Command[]): void {
  for (const [command, args] of commands) {
    if (find() !== undefined) return
    spawnSync(command, args, { stdio: 'inherit' })
  }
}

/** Other systems with apt, such as Ubuntu, have no package of the headless shell. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
