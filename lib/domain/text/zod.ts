import {
  optional,
  type output,
  pipe,
  string,
  transform,
  ZodMiniCatch,
  type ZodMiniType,
} from 'zod/mini'
import {
  $ZodISODateTime,
  type $ZodISODateTimeParams,
  type $ZodObject,
  _catch,
  _isoDateTime,
  type SomeType,
} from 'zod/v4/core'

/**
 * The parts of zod that our schemas use. `next.config.mjs` bundles them for browsers in advance, because
 * Turbopack would keep 10 kB that nothing uses.
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

// zod's own `catch` and `iso` each pull in a whole module, 3 kB that no bundler removes.
function catchInvalid<T extends SomeType>(schema: T, value: output<T>): ZodMiniCatch<T>
function catchInvalid(schema: $ZodObject, value: output<$ZodObject>) {
  return _catch(ZodMiniCatch, schema, value)
}
export { catchInvalid as catch }

export function isoDateTime(params: $ZodISODateTimeParams) {
  return string().check(_isoDateTime($ZodISODateTime, params))
}

/** A value that may be absent. The type still requires the field, so code that builds an object must name it. */
export function orUndefined<T extends ZodMiniType>(schema: T) {
  return pipe(
    optional(schema),
    transform((value) => value),
  )
}

/** Parses a text as JSON; undefined if it isn't JSON. A schema still has to check the value. Never throws. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
