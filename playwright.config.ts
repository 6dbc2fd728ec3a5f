import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findTestBrowser } from './e2e/run/find-chromium'
import { APP_PORT, APP_URL, MOCK_SETTINGS, MOCKS_PORT, MOCKS_URL } from './e2e/run/mock-settings'

const executablePath = findTestBrowser()

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  // Test machines are often busy. On an idle machine, each wait takes a second or two.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: APP_URL,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    locale: 'en-US',
    // Placeholders that shimmer keep the processor busy.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: CHROMIUM_ARGS,
    },
  },
  // Journeys run in every engine, in Firefox and WebKit one at a time. A `*.firefox.ts` file needs a setting that
  // only Firefox has. All other tests run in Chromium alone. They start last, because they can fill both workers.
  projects: [
    { name: 'WebKit', testMatch: '**/*.journey.ts', workers: 1 },
    { name: 'Firefox', testMatch: ['**/*.journey.ts', '**/*.firefox.ts'], workers: 1 },
    // The tests of a worker share a tab, whose storage Playwright empties, because a new tab compiles all scripts again.
    {
      name: 'Chromium',
      testMatch: ['**/*.spec.ts', '**/*.journey.ts'],
      use: { reuseContext: true },
    },
  ],
  webServer: [
    {
      command: `node --import tsx e2e/mocks/serve.ts --port ${MOCKS_PORT}`,
      url: `${MOCKS_URL}/wallets`,
      reuseExistingServer: false,
    },
    {
      command: `node node_modules/next/dist/bin/next start -H 127.0.0.1 -p ${APP_PORT}`,
      url: APP_URL,
      env: MOCK_SETTINGS,
      reuseExistingServer: false,
    },
  ],
})
