import 'server-only'
import { USUAL_REQUESTS_PER_SECOND } from '@/lib/domain/prices/price-calls'
import * as z from '@/lib/domain/text/zod'
import { author } from '@/package.json'
import { numberSetting, readSettings, serviceUrl, webUrl } from './public-settings'

const GIT_HOSTS = new Map([
  ['github', 'github.com'],
  ['gitlab', 'gitlab.com'],
  ['bitbucket', 'bitbucket.org'],
])

const requestsPerSecond = z.pipe(numberSetting, z.number().check(z.minimum(0.1), z.maximum(1_000)))

const variablesSchema = z.object({
  BIRDEYE_URL: z._default(serviceUrl, 'https://public-api.birdeye.so'),
  BIRDEYE_REQUESTS_PER_SECOND: z._default(requestsPerSecond, USUAL_REQUESTS_PER_SECOND),
  BIRDEYE_MAX_REQUESTS_PER_SECOND: z._default(requestsPerSecond, 15),
  NEXT_PUBLIC_AUTHOR_NAME: z._default(z.string().check(z.maxLength(80)), author),
  NEXT_PUBLIC_AUTHOR_URL: z.optional(webUrl),
  NEXT_PUBLIC_SOURCE_URL: z.optional(webUrl),
  NEXT_PUBLIC_SITE_URL: z.optional(serviceUrl),
})

const variables = readSettings(variablesSchema, {
  BIRDEYE_URL: process.env.BIRDEYE_URL,
  BIRDEYE_REQUESTS_PER_SECOND: process.env.BIRDEYE_REQUESTS_PER_SECOND,
  BIRDEYE_MAX_REQUESTS_PER_SECOND: process.env.BIRDEYE_MAX_REQUESTS_PER_SECOND,
  // These are written out because Next replaces exactly such expressions with their values.
  NEXT_PUBLIC_AUTHOR_NAME: process.env.NEXT_PUBLIC_AUTHOR_NAME,
  NEXT_PUBLIC_AUTHOR_URL: process.env.NEXT_PUBLIC_AUTHOR_URL,
  NEXT_PUBLIC_SOURCE_URL: process.env.NEXT_PUBLIC_SOURCE_URL || deploymentSource(),
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL || deploymentSite(),
})

/** The settings that only our server reads. .env.example describes them (behaviour 14.2, 14.4). */
export const serverSettings = {
  birdeyeUrl: variables.BIRDEYE_URL,
  birdeyeRequestsPerSecond: variables.BIRDEYE_REQUESTS_PER_SECOND,
  /** The fastest pace that a visitor may ask for. */
  birdeyeMaxRequestsPerSecond: variables.BIRDEYE_MAX_REQUESTS_PER_SECOND,
  authorName: variables.NEXT_PUBLIC_AUTHOR_NAME,
  authorUrl: variables.NEXT_PUBLIC_AUTHOR_URL,
  sourceUrl: variables.NEXT_PUBLIC_SOURCE_URL,
  siteUrl: variables.NEXT_PUBLIC_SITE_URL,
}

/** Returns the repository of a Vercel deployment; undefined elsewhere. */
function deploymentSource(): string | undefined {
  const { VERCEL_GIT_PROVIDER = '', VERCEL_GIT_REPO_OWNER, VERCEL_GIT_REPO_SLUG } = process.env
  const host = GIT_HOSTS.get(VERCEL_GIT_PROVIDER)
  if (host === undefined || !VERCEL_GIT_REPO_OWNER || !VERCEL_GIT_REPO_SLUG) return undefined
  return `https://${host}/${VERCEL_GIT_REPO_OWNER}/${VERCEL_GIT_REPO_SLUG}`
}

/** Returns the production address of a Vercel project; undefined elsewhere. */
function deploymentSite(): string | undefined {
  const { VERCEL_PROJECT_PRODUCTION_URL: host } = process.env
  return host ? `https://${host}` : undefined
}
