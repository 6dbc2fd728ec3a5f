import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod'

const bomSchema = z.looseObject({
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
})
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), dev: z.optional(z.boolean()) }),
  ),
})

/** What a bill of materials says of a package: `react@19.3.1`. */
type Ref = string

/**
 * The bill of what production is made of, as CycloneDX. npm's own `--omit dev` also leaves out what a
 * development package needs as well, React and zod among it (npm 11), so the whole bill is cut to what
 * package-lock.json knows as production.
 * @throws if npm prints no bill
 */
export function productionSbom(): z.infer<typeof bomSchema> {
  const { stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  const { components, dependencies, ...head } = bomSchema.parse(JSON.parse(stdout))
  const production = productionRefs()
  const isIn = (ref: Ref) => production.has(ref)
  const root = dependencies.find(({ ref }) => ref.startsWith('perijove@'))
  return {
    ...head,
    components: components.filter((component) => isIn(component['bom-ref'])),
    dependencies: dependencies
      .filter((entry) => entry === root || isIn(entry.ref))
      .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter(isIn) })),
  }
}

/** Every package that package-lock.json does not keep for development alone. */
export function productionRefs(): ReadonlySet<Ref> {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return new Set(
    Object.entries(packages).flatMap(([path, { version, dev }]) =>
      path === '' || dev === true ? [] : [`${path.replace(/^.*node_modules\//, '')}@${version}`],
    ),
  )
}
