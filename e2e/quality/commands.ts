import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentedCommands } from '../repo/documented-commands'
import { readDockerfile } from '../run/dockerfile'
import { ensureFreePorts } from '../run/free-ports'
import { APP_PORT, MOCK_SETTINGS, MOCKS_PORT, MOCKS_URL } from '../run/mock-settings'
import { endWithThisProcess, startMocks, untilAnswered } from '../run/processes'
import { SERVER_PORT, type Way, wayOf } from './command-ways'
import { endCommand, startCommand, untilAnswer, untilEnd, untilSaid } from './started-command'

const SERVER_URL = `http://127.0.0.1:${SERVER_PORT}`
const SHOWN_ON_FAILURE = 2_000

const folder = mkdtempSync(join(tmpdir(), 'perijove-commands-'))
const clone = join(folder, 'perijove')
const log = join(folder, 'log')
const env = {
  ...process.env,
  // A command's app and mocks get ports of their own. The exports call the mocks that this process started.
  PORT: String(APP_PORT + 3),
  PROPERTY_SECONDS: '1',
}

/** Tries a command. @throws with the reason, if the command doesn't do what `way` says */
async function tryCommand(command: string, way: Way): Promise<void> {
  if (way.until === 'the Dockerfile is done') return doDockerfile()
  const started = startCommand(way.as ?? command, {
    cwd: clone,
    log,
    env: way.onMocks ? { ...env, ...MOCK_SETTINGS } : env,
  })
  try {
    if (way.until === 'it answers') await untilAnswer(started, SERVER_URL)
    else if (way.until === 'it ends') await untilEnd(started)
    else if (typeof way.until !== 'string') await untilSaid(started, way.until)
  } finally {
    await endCommand(started)
  }
  if ('unchanged' in way && !isUnchanged()) throw new Error('it changes files of the repository')
}

/** Runs the steps of the Dockerfile in another clone, then its server and the health check. */
async function doDockerfile(): Promise<void> {
  const { steps, settings, served, server, health } = readDockerfile()
  const image = mkdtempSync(join(folder, 'image-'))
  cloneTo(image)
  for (const step of steps) {
    await untilEnd(startCommand(step, { cwd: image, log, env: { ...env, ...settings } }))
  }
  const serving = { ...env, HOSTNAME: '127.0.0.1', PORT: String(SERVER_PORT) }
  const command = `NODE_ENV=production node ${server.join(' ')}`
  const started = startCommand(command, { cwd: join(image, served), log, env: serving })
  try {
    await untilAnswer(started, SERVER_URL)
    const { status } = spawnSync(process.execPath, health.slice(1), { env: serving })
    if (status !== 0) throw new Error('the health check fails')
  } finally {
    await endCommand(started)
  }
}

function cloneTo(place: string): void {
  const { status } = spawnSync('git', ['clone', '--quiet', process.cwd(), place])
  if (status !== 0) throw new Error('git cannot clone the repository')
}

function isUnchanged(): boolean {
  return spawnSync('git', ['diff', '--quiet'], { cwd: clone }).status === 0
}

/**
 * Returns what is really run for a documented command. Several commands can share it, such as the requests
 * of docs/api.md.
 */
function deedOf(command: string, way: Way | undefined): string {
  return way?.until === 'the Dockerfile is done' ? way.until : (way?.as ?? command)
}

// Tries every command that the documents show, or the named ones, in a fresh clone of the last commit.
await ensureFreePorts('npm run quality -- commands', [MOCKS_PORT])
cloneTo(clone)
endWithThisProcess([startMocks()])
await untilAnswered(`${MOCKS_URL}/wallets`)
const named = process.argv.slice(2)
const commands = documentedCommands().filter(
  (command) => named.length === 0 || named.includes(command),
)
const worked = new Map<string, boolean>()
for (const command of new Set(['npm install', ...commands])) {
  const way = wayOf(command)
  const deed = deedOf(command, way)
  if (worked.has(deed) || way?.until === 'nobody tries it') continue
  const startMs = Date.now()
  const fault = await (
    way ? tryCommand(command, way) : Promise.reject('nobody has said how to try it')
  )
    .then(() => undefined)
    .catch(String)
  worked.set(deed, fault === undefined)
  const seconds = Math.round((Date.now() - startMs) / 1_000)
  console.log(`${deed.split('\n')[0]}: ${fault ?? 'works'} (${seconds} s)`)
  if (fault !== undefined) console.log(readFileSync(log, 'utf8').slice(-SHOWN_ON_FAILURE))
}
rmSync(folder, { recursive: true, force: true })
process.exit([...worked.values()].every(Boolean) ? 0 : 1)
