/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { KEYS, startServices } from './testing/mock-services'

type Fields = { [name: string]: unknown }
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a JSON value in which all objects at a path, such as ['orders', '[]'], are changed. */
function changedAt(
  value: unknown,
  path: readonly string[],
  edit: (object: Fields) => Fields,
): unknown {
  const [step, ...rest] = path
  if (step === undefined) return isFields(value) ? edit(value) : value
  if (Array.isArray(value)) return value.map((item) => changedAt(item, rest, edit))
  if (!isFields(value)) return value
  const names = step === '*' ? Object.keys(value) : [step]
  const entries = names.map((name) => [name, changedAt(value[name], rest, edit)])
  return { ...value, ...Object.fromEntries(entries) }
}

type Schema = {
  type?: string
  items?: Schema
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | false
}

/** Returns the objects of a schema by their paths. */
function objectsIn(schema: Schema, path: string[] = []): { path: string[]; schema: Schema }[] {
  const { items, properties = {}, additionalProperties } = schema
  return [
    ...(schema.properties ? [{ path, schema }] : []),
    ...(items ? objectsIn(items, [...path, '[]']) : []),
    ...(additionalProperties ? objectsIn(additionalProperties, [...path, '*']) : []),
    ...Object.entries(properties).flatMap(([name, child]) => objectsIn(child, [...path, name])),
  ]
}

const without = (fields: Fields, field: string) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field))

it('a mock that is wrong in one field is noticed: new, gone, or of another type', async () => {
  const schemas: Record<string, Schema> = JSON.parse(
    readFileSync('docs/services.schema.json', 'utf8'),
  )
  const services = await startServices()
  const rows = await services.ask({ BIRDEYE_API_KEY: KEYS.BIRDEYE_API_KEY }, 5_000)
  services.restore()
  services.close()
  const { problemsIn } = await import('./service-answer')
  let tested = 0
  for (const [calls, schema] of Object.entries(schemas)) {
    const [call = ''] = calls.split(', ')
    const json: unknown = JSON.parse(rows.get(call)?.bodies[0] ?? '')
    const problems = (value: unknown) => {
      const headers = new Headers({
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      })
      const answer = { status: 200, headers, body: JSON.stringify(value), bytes: 1, ms: 1 }
      return problemsIn(answer, { service: '', call, preflight: undefined }).filter(Boolean)
    }
    expect([call, problems(json)]).toEqual([call, []])
    for (const { path, schema: object } of objectsIn(schema)) {
      const shape = path.map((step) => (step === '[]' ? '[]' : `.${step}`)).join('')
      // A mint or a day is written in place of a star.
      const place = (text: string) =>
        text.replace(/\.((solana:)?[1-9A-HJ-NP-Za-km-z]{40,}|\d{4}-\d\d-\d\d)/g, '.*')
      const after = (edit: (fields: Fields) => Fields) => [
        ...new Set(problems(changedAt(json, path, edit)).map((text) => place(String(text)))),
      ]
      expect(after((fields) => ({ ...fields, unheardOf: 1 }))).toEqual([
        `${shape}.unheardOf is new`,
      ])
      for (const name of object.required ?? []) {
        tested += 1
        expect(after((fields) => without(fields, name))).toEqual([`${shape}.${name} is gone`])
        const other = object.properties?.[name]?.type === 'boolean' ? 7 : true
        expect(after((fields) => ({ ...fields, [name]: other }))).toEqual([
          `${shape}.${name} is now ${typeof other}`,
        ])
      }
    }
  }
  expect(tested).toBeGreaterThan(80)
})
