/** Where the built app listens, in the demo and the browser tests; FIRST_PORT moves it. */
export const APP_PORT = Number(process.env.FIRST_PORT ?? 4310)

/** Where the mocks listen, in the demo, the browser tests and the benchmark. */
export const MOCKS_PORT = APP_PORT + 1
export const MOCKS_URL = `http://127.0.0.1:${MOCKS_PORT}`

export const APP_URL = `http://127.0.0.1:${APP_PORT}`

/** Calls a minute that the mocks' app allows itself: the real limit would take minutes. */
const REQUESTS_PER_MINUTE = 100_000

/** Prices a second that it asks for: at the real pace tests would take minutes. */
export const PRICES_PER_SECOND = 50

/** The settings that make a build speak to the mocks. */
export const MOCK_SETTINGS = {
  NEXT_PUBLIC_JUPITER_URL: `${MOCKS_URL}/jupiter`,
  NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
  NEXT_PUBLIC_DEFILLAMA_URL: `${MOCKS_URL}/defillama`,
  NEXT_PUBLIC_TOKEN_LIST_URL: `${MOCKS_URL}/token-list`,
  NEXT_PUBLIC_TOKEN_SERVICE_URL: `${MOCKS_URL}/token-service`,
  BIRDEYE_URL: `${MOCKS_URL}/birdeye`,
  BIRDEYE_REQUESTS_PER_SECOND: String(PRICES_PER_SECOND),
  NEXT_PUBLIC_SITE_URL: APP_URL,
  NEXT_TELEMETRY_DISABLED: '1',
}
