import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'

const MAX_MS = 20 * 60_000
const LOOK_EVERY_MS = 250
const GRACE_MS = 10_000

type StartedCommand = { child: ChildProcess; ended: Promise<number>; output: () => string }

/** Starts a command in a shell. Its output goes to a file. */
export function startCommand(
  command: string,
  { cwd, log, env }: { cwd: string; log: string; env: NodeJS.ProcessEnv },
): StartedCommand {
  const output = openSync(log, 'w')
  const child = spawn(command, {
    cwd,
    env,
    shell: true,
    detached: true,
    stdio: ['ignore', output, output],
  })
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)))
  return { child, ended, output: () => readFileSync(log, 'utf8') }
}

/**
 * Ends a command and all that it started, as Ctrl+C does. They are one process group, with the id of the
 * first process. Playwright's servers are in groups of their own, which Playwright ends if it gets the time.
 */
export async function endCommand({ child: { pid } }: StartedCommand): Promise<void> {
  if (pid === undefined) return
  const endMs = Date.now() + GRACE_MS
  for (
    let isAlive = signal(pid, 'SIGINT');
    isAlive && Date.now() < endMs;
    isAlive = signal(pid, 0)
  ) {
    await pause(LOOK_EVERY_MS)
  }
  signal(pid, 'SIGKILL')
}

/**
 * Waits until a command succeeds.
 * @throws if it fails, or takes over twenty minutes
 */
export async function untilEnd({ ended }: StartedCommand): Promise<void> {
  const code = await Promise.race([ended, pause(MAX_MS)])
  if (code !== 0) throw new Error(code === undefined ? 'it does not end' : `it ends with ${code}`)
}

/**
 * Waits until a command has written a text.
 * @throws if it ends before that, or takes over twenty minutes
 */
export function untilSaid(started: StartedCommand, text: RegExp): Promise<void> {
  return until(started, `saying ${text}`, async () => text.test(started.output()))
}

/**
 * Waits until a server's page has Perijove in its title.
 * @throws if the command ends before that, or takes over twenty minutes
 */
export function untilAnswer(started: StartedCommand, url: string): Promise<void> {
  return until(started, `answering at ${url}`, async () => {
    const answer = await fetch(url).catch(() => undefined)
    return answer?.ok === true && /<title>[^<]*Perijove/.test(await answer.text())
  })
}

async function until({ ended }: StartedCommand, what: string, holds: () => Promise<boolean>) {
  const endMs = Date.now() + MAX_MS
  let code: number | undefined
  void ended.then((value) => {
    code = value
  })
  while (!(await holds())) {
    if (code !== undefined) throw new Error(`it ends with ${code} before ${what}`)
    if (Date.now() > endMs) throw new Error(`it takes too long before ${what}`)
    await pause(LOOK_EVERY_MS)
  }
}

/** Sends a signal to the group; 0 sends none. Returns whether a process of the group still runs. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, name)
  } catch {
    return false
  }
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
