import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import * as z from 'zod'
import { APP_PORT, APP_URL } from '../run/mock-settings'
import { endWithThisProcess, untilAnswered } from '../run/processes'
import { type Engine, NO_PROXY, type Tab } from './tab'
import { clickActions, pressActions, typeActions } from './webdriver-actions'

/** The driver's port, above those of `npm run quality -- commands`. */
const DRIVER_PORT = APP_PORT + 6
const DRIVER_URL = `http://127.0.0.1:${DRIVER_PORT}`
/** In px. */
const TOOLBAR_HEIGHT = 38

const answerSchema = z.object({ value: z.unknown() })
const faultSchema = z.object({ error: z.string(), message: z.string() })
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
})

/** Set in the environment, not as a WebDriver capability: WebKitGTK 2.50 sometimes crashes on its `noProxy`. */
const PROXY = {
  http_proxy: `http://${NO_PROXY.nobody}`,
  https_proxy: `http://${NO_PROXY.nobody}`,
  no_proxy: NO_PROXY.local,
}

const ANSWER_MS = 30_000

/**
 * Sends one WebDriver command.
 * @throws if the driver refuses it, or takes too long
 */
async function send(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${DRIVER_URL}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  const { value } = answerSchema.parse(await response.json())
  if (response.ok) return value
  const { error, message } = faultSchema.parse(value)
  throw new Error(`${error}: ${message}`)
}

/** Starts WebKitGTK on a virtual screen of its own. Each tab is the same window, emptied of what is stored. */
export async function startWebKit(driver: string, xvfb: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'perijove-webkit-'))
  const [config, downloads] = [join(home, '.config'), join(home, 'downloads')]
  for (const name of [config, downloads]) mkdirSync(name)
  writeFileSync(join(config, 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
  const screen = spawn(
    xvfb,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  endWithThisProcess([screen])
  const env = {
    ...process.env,
    ...PROXY,
    HOME: home,
    XDG_CONFIG_HOME: config,
    TZ: 'UTC',
    LANG: 'en_US.UTF-8',
    DISPLAY: `:${await firstLine(screen.stdout)}`,
  }
  const server = spawn(driver, [`--port=${DRIVER_PORT}`, '--host=127.0.0.1'], {
    env,
    stdio: 'ignore',
  })
  endWithThisProcess([server])
  await untilAnswered(`${DRIVER_URL}/status`)
  const { sessionId } = sessionSchema.parse(await send('POST', '/session', { capabilities: {} }))
  const session = `/session/${sessionId}`
  return {
    version: 'WebKitGTK',
    downloads,
    openTab: () => openTab(session),
    end: async () => {
      await send('DELETE', session).catch(() => {})
      for (const child of [server, screen]) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill()
        await ended
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Returns the first line, in which an X server writes its display number once it is ready. */
async function firstLine(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) return line
  throw new Error('Xvfb ended before it was ready')
}

/**
 * A promise that ends once animations have ended and the page has not changed for 150 ms and is drawn, or after 2 s.
 * Just after a change, WebKit sometimes sends a press to an element that was at its place before.
 */
const UNTIL_STILL = `new Promise((resolve) => {
  const draw = () => requestAnimationFrame(() => requestAnimationFrame(resolve))
  const isEnding = ({ effect }) => effect?.getComputedTiming().endTime !== Infinity
  setTimeout(resolve, 2000)
  const endings = document.getAnimations().filter(isEnding).map(({ finished }) => finished)
  Promise.allSettled(endings).then(() => {
    let timer = setTimeout(draw, 150)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(draw, 150)
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
})`

async function openTab(session: string): Promise<Tab> {
  const post = async (path: string, body: object = {}) => {
    await send('POST', `${session}${path}`, body)
  }
  const act = (actions: object[]) => post('/actions', { actions })
  const resize = (width: number, height: number) =>
    post('/window/rect', { width, height: height + TOOLBAR_HEIGHT })
  await resize(1440, 900)
  const evaluate = (expression: string) =>
    send('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  const goto = (url: string) => post('/url', { url })
  return {
    goto,
    back: () => post('/back'),
    forward: () => post('/forward'),
    reload: () => post('/refresh'),
    evaluate,
    click: async (x, y) => {
      await evaluate(UNTIL_STILL)
      await act(clickActions(x, y))
    },
    type: (text) => act(typeActions(text)),
    press: (key) => act(pressActions(key)),
    resize,
    // A page of the app stores what is left when it closes, so this page isn't one.
    close: async () => {
      await goto(`${APP_URL}/robots.txt`)
      await evaluate('[localStorage, sessionStorage].forEach((storage) => storage.clear())')
      await send('DELETE', `${session}/cookie`)
    },
  }
}
