import * as z from '@/lib/domain/text/zod'

export const webUrl = z.url({ protocol: /^https?$/ })

/** The address of a service, without slashes at its end. */
export const serviceUrl = z.pipe(
  webUrl,
  z.transform((url) => url.replace(/\/+$/, '')),
)

/** A number; NaN for a text that isn't one. */
export const numberSetting = z.pipe(z.string(), z.transform(Number))

/**
 * Parses settings from environment variables. An empty variable counts as not set (behaviour 14.1).
 * @throws Error with the names of all variables with a wrong value, which stops the build
 */
export function readSettings<T extends z.ZodMiniType>(
  schema: T,
  variables: Record<string, string | undefined>,
): z.output<T> {
  const set = Object.entries(variables).filter(([, value]) => value)
  const result = schema.safeParse(Object.fromEntries(set))
  if (result.success) return result.data
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Invalid setting ${wrong.join('; ')}`)
}

/** Jupiter's limit without a key (developers.jup.ag/docs/portal/plans). */
const REQUESTS_PER_MINUTE_WITHOUT_KEY = 30

const variablesSchema = z.object({
  NEXT_PUBLIC_JUPITER_URL: z._default(serviceUrl, 'https://api.jup.ag'),
  NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: z._default(
    z.pipe(numberSetting, z.int().check(z.minimum(1), z.maximum(100_000))),
    REQUESTS_PER_MINUTE_WITHOUT_KEY,
  ),
  NEXT_PUBLIC_NEWER_ORDERS: z._default(z.enum(['on', 'off']), 'on'),
  NEXT_PUBLIC_DEFILLAMA_URL: z._default(serviceUrl, 'https://coins.llama.fi'),
  NEXT_PUBLIC_RATES_URL: z._default(serviceUrl, 'https://api.frankfurter.dev'),
  NEXT_PUBLIC_TOKEN_LIST_URL: z._default(serviceUrl, 'https://token-list-api.solana.cloud'),
  NEXT_PUBLIC_TOKEN_SERVICE_URL: z.optional(serviceUrl),
})

const variables = readSettings(variablesSchema, {
  // These are written out because Next replaces exactly such expressions with their values in browser code.
  NEXT_PUBLIC_JUPITER_URL: process.env.NEXT_PUBLIC_JUPITER_URL,
  NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: process.env.NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE,
  NEXT_PUBLIC_NEWER_ORDERS: process.env.NEXT_PUBLIC_NEWER_ORDERS,
  NEXT_PUBLIC_DEFILLAMA_URL: process.env.NEXT_PUBLIC_DEFILLAMA_URL,
  NEXT_PUBLIC_RATES_URL: process.env.NEXT_PUBLIC_RATES_URL,
  NEXT_PUBLIC_TOKEN_LIST_URL: process.env.NEXT_PUBLIC_TOKEN_LIST_URL,
  NEXT_PUBLIC_TOKEN_SERVICE_URL: process.env.NEXT_PUBLIC_TOKEN_SERVICE_URL,
})

/** The settings that are built into browser code. .env.example describes them (behaviour 14.2). */
export const publicSettings = {
  jupiterUrl: variables.NEXT_PUBLIC_JUPITER_URL,
  /** The limit without a visitor's key. */
  jupiterRequestsPerMinute: variables.NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE,
  /** Whether a visitor may sign in to load newer orders (behaviour 25.1). */
  hasNewerOrders: variables.NEXT_PUBLIC_NEWER_ORDERS === 'on',
  defillamaUrl: variables.NEXT_PUBLIC_DEFILLAMA_URL,
  ratesUrl: variables.NEXT_PUBLIC_RATES_URL,
  tokenListUrl: variables.NEXT_PUBLIC_TOKEN_LIST_URL,
  tokenServiceUrl: variables.NEXT_PUBLIC_TOKEN_SERVICE_URL,
}
