import { type output, string, ZodMiniCatch } from 'zod/mini'
import {
  $ZodISODateTime,
  type $ZodISODateTimeParams,
  type $ZodObject,
  _catch,
  _isoDateTime,
  type SomeType,
} from 'zod/v4/core'

/**
 * What our schemas use of zod. `next.config.mjs` packs it ahead for browsers: Turbopack would keep 8 kB
 * that nothing uses.
 */
export {
  _default,
  array,
  base64,
  boolean,
  custom,
  discriminatedUnion,
  enum,
  int,
  literal,
  lt,
  maxLength,
  maximum,
  minimum,
  nonnegative,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  positive,
  readonly,
  record,
  refine,
  regex,
  strictObject,
  string,
  transform,
  tuple,
  union,
  unknown,
  url,
} from 'zod/mini'
export type { core, infer, output, ZodMiniType } from 'zod/mini'

// Each of zod's own `catch` and `iso` refers to a whole module, which no packer takes apart: 3 kB.
function catchInvalid<T extends SomeType>(schema: T, value: output<T>): ZodMiniCatch<T>
function catchInvalid(schema: $ZodObject, value: output<$ZodObject>) {
  return _catch(ZodMiniCatch, schema, value)
}
export { catchInvalid as catch }

/** A time as ISO 8601 writes it. */
export function isoDateTime(params: $ZodISODateTimeParams) {
  return string().check(_isoDateTime($ZodISODateTime, params))
}
