import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './e2e/run/find-chromium'
import {
  APP_PORT,
  APP_URL,
  STAND_IN_SETTINGS,
  STAND_INS_PORT,
  STAND_INS_URL,
} from './e2e/run/stand-in-settings'

const executablePath = findTestBrowser()

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // Machines that test are often busy; what is waited for comes in a second or two otherwise.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: APP_URL,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Nothing that a page asks for leaves this machine.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: [
    {
      command: `node --import tsx e2e/stand-ins/serve.ts --port ${STAND_INS_PORT}`,
      url: `${STAND_INS_URL}/wallets`,
      reuseExistingServer: false,
    },
    {
      command: `node node_modules/next/dist/bin/next start -H 127.0.0.1 -p ${APP_PORT}`,
      url: APP_URL,
      env: STAND_IN_SETTINGS,
      reuseExistingServer: false,
    },
  ],
})
