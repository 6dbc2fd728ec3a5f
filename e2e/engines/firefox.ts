import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { endWithThisProcess } from '../run/processes'
import { connectBidi, type SendBidi } from './bidi-connection'
import { type Engine, NO_PROXY, type Tab } from './tab'
import { clickActions, pressActions, typeActions } from './webdriver-actions'

const sessionSchema = z.object({
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
})
const contextSchema = z.object({ context: z.string() })
const userContextSchema = z.object({ userContext: z.string() })
const evaluatedSchema = z.union([
  z.object({
    type: z.literal('success'),
    result: z.object({ type: z.string(), value: z.string().optional() }),
  }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

const [PROXY_HOST = '', PROXY_PORT = ''] = NO_PROXY.nobody.split(':')

export type Preferences = Record<string, string | number | boolean>

/** With these preferences the browser reaches nothing but this machine, and makes no calls of its own. */
function preferences(downloads: string): Preferences {
  return {
    'network.proxy.type': 1,
    'network.proxy.http': PROXY_HOST,
    'network.proxy.http_port': Number(PROXY_PORT),
    'network.proxy.ssl': PROXY_HOST,
    'network.proxy.ssl_port': Number(PROXY_PORT),
    'network.proxy.no_proxies_on': NO_PROXY.local,
    'network.dns.disabled': true,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'app.update.auto': false,
    'app.update.enabled': false,
    'app.normandy.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'browser.safebrowsing.downloads.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'datareporting.healthreport.uploadEnabled': false,
    'toolkit.telemetry.enabled': false,
    'toolkit.telemetry.unified': false,
    'extensions.update.enabled': false,
    'services.settings.server': 'data:,',
    'browser.shell.checkDefaultBrowser': false,
    'browser.aboutwelcome.enabled': false,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
    'browser.helperApps.neverAsk.saveToDisk': 'text/csv,application/json,application/zip',
    'intl.accept_languages': 'en-US',
  }
}

/**
 * Starts an installed Firefox without a window, and controls it through WebDriver BiDi.
 * @param visitor preferences that the visitor set
 */
export async function startFirefox(executable: string, visitor: Preferences = {}): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'perijove-firefox-'))
  const [profile, downloads] = [join(folder, 'profile'), join(folder, 'downloads')]
  for (const name of [profile, downloads]) mkdirSync(name)
  const lines = Object.entries({ ...preferences(downloads), ...visitor }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const browser = spawn(executable, options, {
    env: { ...process.env, HOME: folder, TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithThisProcess([browser])
  const send = await connectBidi(`${await listeningUrl(browser)}/session`)
  const session = sessionSchema.parse(await send('session.new', { capabilities: {} }))
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    downloads,
    openTab: () => openTab(send),
    end: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      await send('browser.close', {}).catch(() => browser.kill())
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Returns the URL that Firefox writes once it listens. */
async function listeningUrl(browser: ChildProcess): Promise<string> {
  if (browser.stderr === null) throw new Error('Firefox has no standard error')
  for await (const line of createInterface(browser.stderr)) {
    const url = /^WebDriver BiDi listening on (\S+)$/.exec(line)?.[1]
    if (url !== undefined) {
      browser.stderr.resume()
      return url
    }
  }
  throw new Error('Firefox ended before it listened')
}

async function openTab(send: SendBidi): Promise<Tab> {
  const userContext = userContextSchema.parse(await send('browser.createUserContext', {}))
  const { context } = contextSchema.parse(
    await send('browsingContext.create', { type: 'tab', ...userContext }),
  )
  const resize = async (width: number, height: number) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height } })
  }
  await resize(1440, 900)
  const act = async (actions: object[]) => {
    await send('input.performActions', { context, actions })
  }
  const traverse = async (delta: number) => {
    await send('browsingContext.traverseHistory', { context, delta })
  }
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' })
    },
    evaluate: async (expression) => {
      const evaluated = evaluatedSchema.parse(
        await send('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
          target: { context },
          awaitPromise: true,
        }),
      )
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
      const { value } = evaluated.result
      return value === undefined ? undefined : JSON.parse(value)
    },
    click: (x, y) => act(clickActions(x, y)),
    type: (text) => act(typeActions(text)),
    press: (key) => act(pressActions(key)),
    resize,
    close: async () => {
      await send('browser.removeUserContext', userContext)
    },
  }
}
