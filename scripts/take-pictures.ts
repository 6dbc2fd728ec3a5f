import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../e2e/run/find-chromium'
import { ensureFreePorts } from '../e2e/run/free-ports'
import { ensureChromium } from '../e2e/run/install-browser'
import { APP_PORT, APP_URL } from '../e2e/run/mock-settings'
import { buildOnMocks, endWithThisProcess, startApp, untilAnswered } from '../e2e/run/processes'
import { ordersPath } from '@/lib/view/urls/page-urls'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'

const WINDOW = { width: 1280, height: 800 }
const SCHEMES = ['dark', 'light'] as const

async function untilDrawn(page: Page): Promise<void> {
  await page.locator('[data-slot=identicon] svg').first().waitFor({ state: 'attached' })
  // No row is hovered.
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  // Logos are drawn some time after they are loaded, and those below the window aren't loaded.
  await page.evaluate(async () => {
    const inWindow = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(inWindow.map((image) => image.decode()))
  })
}

// Takes the pictures of the README: the sample wallet's orders and trades, in both themes.
await ensureFreePorts('npm run pictures', [APP_PORT])
ensureChromium()
if (!process.argv.includes('--no-build')) buildOnMocks()
endWithThisProcess([startApp(APP_PORT)])
await untilAnswered(APP_URL)

const executablePath = findChromium()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
for (const scheme of SCHEMES) {
  const page = await browser.newPage({ viewport: WINDOW, timezoneId: 'UTC' })
  await page.addInitScript((chosen) => localStorage.setItem('scheme', chosen), scheme)
  await page.goto(`${APP_URL}${ordersPath(SAMPLE_WALLET)}`)
  await page.getByText(/ · Updated /).waitFor()
  await untilDrawn(page)
  await page.screenshot({ path: `docs/pictures/orders-${scheme}.png` })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page
    .getByText(/^\d+ rows$/)
    .filter({ visible: true })
    .first()
    .waitFor()
  // The chart's code loads after the page.
  await page.locator('canvas').waitFor()
  await untilDrawn(page)
  await page.screenshot({ path: `docs/pictures/trades-${scheme}.png` })
}
await browser.close()
process.exit()
