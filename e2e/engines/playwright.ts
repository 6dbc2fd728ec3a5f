import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserType, LaunchOptions } from '@playwright/test'
import { type Engine, NO_PROXY, type Tab } from './tab'

/** Starts a browser that Playwright controls: an installed Chromium, or one of Playwright's own builds. */
export async function startPlaywright(type: BrowserType, launch: LaunchOptions): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'perijove-downloads-'))
  const proxy = { server: `http://${NO_PROXY.nobody}`, bypass: NO_PROXY.local }
  const browser = await type.launch({ proxy, ...launch })
  return {
    version: `${type.name()} ${browser.version()}`,
    downloads,
    openTab: () => openTab(browser, downloads),
    end: async () => {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}

async function openTab(browser: Browser, downloads: string): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
  })
  const page = await context.newPage()
  page.on('download', (download) => {
    void download.saveAs(join(downloads, download.suggestedFilename()))
  })
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    back: async () => {
      await page.goBack()
    },
    forward: async () => {
      await page.goForward()
    },
    reload: async () => {
      await page.reload()
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => context.close(),
  }
}
