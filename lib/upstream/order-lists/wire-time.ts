import { z } from 'zod/mini'

/**
 * A time of Jupiter's: ISO 8601, taken as UTC where it names no zone; UTC with ms comes out (behaviour
 * 3.18).
 */
export const wireTime = z.pipe(
  z.pipe(
    z.iso.datetime({ offset: true, local: true }),
    z.transform((text) => (/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)),
  ),
  z.pipe(
    z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
    z.transform((text) => new Date(text).toISOString()),
  ),
)
