import { z } from 'zod/mini'

/** An http or https address. */
export const webUrl = z.url({ protocol: /^https?$/ })

/** The address of a service, whose slashes at the end are taken off. */
export const serviceUrl = z.pipe(
  webUrl,
  z.transform((url) => url.replace(/\/+$/, '')),
)

/**
 * Settings as parsed from environment variables, of which an empty one counts as not set
 * (behaviour 14.1).
 * @throws Error with the name of every variable whose value is wrong, which stops the build
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
