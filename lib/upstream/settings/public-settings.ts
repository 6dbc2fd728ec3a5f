import { z } from 'zod/mini'
import { author } from '@/package.json'

const GIT_HOSTS = new Map([
  ['github', 'github.com'],
  ['gitlab', 'gitlab.com'],
  ['bitbucket', 'bitbucket.org'],
])

const serviceUrl = z.url({ protocol: /^https?$/ })
const withoutSlash = z.pipe(
  serviceUrl,
  z.transform((url) => url.replace(/\/+$/, '')),
)
const requestsPerSecond = z.coerce.number().check(z.minimum(0.1), z.maximum(1_000))

const settingsSchema = z.object({
  NEXT_PUBLIC_JUPITER_URL: z._default(withoutSlash, 'https://api.jup.ag'),
  NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
    30,
  ),
  NEXT_PUBLIC_TOKEN_LIST_URL: z._default(withoutSlash, 'https://token-list-api.solana.cloud'),
  NEXT_PUBLIC_TOKEN_SERVICE_URL: z.optional(withoutSlash),
  BIRDEYE_URL: z._default(withoutSlash, 'https://public-api.birdeye.so'),
  BIRDEYE_REQUESTS_PER_SECOND: z._default(requestsPerSecond, 1),
  BIRDEYE_MAX_REQUESTS_PER_SECOND: z._default(requestsPerSecond, 15),
  NEXT_PUBLIC_AUTHOR_NAME: z._default(z.string().check(z.maxLength(80)), author),
  NEXT_PUBLIC_AUTHOR_URL: z.optional(serviceUrl),
  NEXT_PUBLIC_SOURCE_URL: z.optional(serviceUrl),
})

const result = settingsSchema.safeParse(
  withoutEmpty({
    // Written out one by one: Next puts the values of just these expressions into browser code.
    NEXT_PUBLIC_JUPITER_URL: process.env.NEXT_PUBLIC_JUPITER_URL,
    NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE: process.env.NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE,
    NEXT_PUBLIC_TOKEN_LIST_URL: process.env.NEXT_PUBLIC_TOKEN_LIST_URL,
    NEXT_PUBLIC_TOKEN_SERVICE_URL: process.env.NEXT_PUBLIC_TOKEN_SERVICE_URL,
    BIRDEYE_URL: process.env.BIRDEYE_URL,
    BIRDEYE_REQUESTS_PER_SECOND: process.env.BIRDEYE_REQUESTS_PER_SECOND,
    BIRDEYE_MAX_REQUESTS_PER_SECOND: process.env.BIRDEYE_MAX_REQUESTS_PER_SECOND,
    NEXT_PUBLIC_AUTHOR_NAME: process.env.NEXT_PUBLIC_AUTHOR_NAME,
    NEXT_PUBLIC_AUTHOR_URL: process.env.NEXT_PUBLIC_AUTHOR_URL,
    NEXT_PUBLIC_SOURCE_URL: process.env.NEXT_PUBLIC_SOURCE_URL || deploymentSource(),
  }),
)
if (!result.success) {
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Wrong setting. ${wrong.join('; ')}`)
}

/**
 * Every setting, checked once (design 'Settings'; .env.example lists them). Those of Birdeye are for
 * the server: browser code has their defaults only.
 */
export const settings = {
  jupiterUrl: result.data.NEXT_PUBLIC_JUPITER_URL,
  jupiterRequestsPerMinute: result.data.NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE,
  tokenListUrl: result.data.NEXT_PUBLIC_TOKEN_LIST_URL,
  tokenServiceUrl: result.data.NEXT_PUBLIC_TOKEN_SERVICE_URL,
  birdeyeUrl: result.data.BIRDEYE_URL,
  birdeyeRequestsPerSecond: result.data.BIRDEYE_REQUESTS_PER_SECOND,
  birdeyeMaxRequestsPerSecond: result.data.BIRDEYE_MAX_REQUESTS_PER_SECOND,
  authorName: result.data.NEXT_PUBLIC_AUTHOR_NAME,
  authorUrl: result.data.NEXT_PUBLIC_AUTHOR_URL,
  sourceUrl: result.data.NEXT_PUBLIC_SOURCE_URL,
}

/** The repository that a Vercel deployment was made from; undefined elsewhere. */
function deploymentSource(): string | undefined {
  const { VERCEL_GIT_PROVIDER = '', VERCEL_GIT_REPO_OWNER, VERCEL_GIT_REPO_SLUG } = process.env
  const host = GIT_HOSTS.get(VERCEL_GIT_PROVIDER)
  if (host === undefined || !VERCEL_GIT_REPO_OWNER || !VERCEL_GIT_REPO_SLUG) return undefined
  return `https://${host}/${VERCEL_GIT_REPO_OWNER}/${VERCEL_GIT_REPO_SLUG}`
}

function withoutEmpty(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
