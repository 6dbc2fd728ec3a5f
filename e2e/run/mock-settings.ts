/** The port of the built app in the demo, the browser tests and the benchmark. PORT changes it. */
export const APP_PORT = Number(process.env.PORT || 4310)

/** The port of the mocks in the demo, the browser tests and the benchmark. */
export const MOCKS_PORT = APP_PORT + 1

/** The port on which a browser test starts the server of the Dockerfile. */
export const STANDALONE_PORT = APP_PORT + 2

export const MOCKS_URL = `http://127.0.0.1:${MOCKS_PORT}`

export const APP_URL = `http://127.0.0.1:${APP_PORT}`

/** How many calls a minute the tests may make. With the real limit, the tests would take minutes. */
const REQUESTS_PER_MINUTE = 100_000

/** How many prices a second the tests fetch. At the real pace, the tests would take minutes. */
export const PRICES_PER_SECOND = 50

/** The settings with which a build calls the mocks. */
export const MOCK_SETTINGS = {
  NEXT_PUBLIC_JUPITER_URL: `${MOCKS_URL}/jupiter`,
  NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
  NEXT_PUBLIC_DEFILLAMA_URL: `${MOCKS_URL}/defillama`,
  NEXT_PUBLIC_RATES_URL: `${MOCKS_URL}/rates`,
  NEXT_PUBLIC_TOKEN_LIST_URL: `${MOCKS_URL}/token-list`,
  NEXT_PUBLIC_TOKEN_SERVICE_URL: `${MOCKS_URL}/token-service`,
  BIRDEYE_URL: `${MOCKS_URL}/birdeye`,
  BIRDEYE_REQUESTS_PER_SECOND: String(PRICES_PER_SECOND),
  NEXT_PUBLIC_SITE_URL: APP_URL,
  NEXT_TELEMETRY_DISABLED: '1',
}
