import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as z from 'zod'

// Prints the bill of materials of production as CycloneDX. npm 11's own `--omit dev` leaves out packages
// that a development package also needs, such as React and zod. So this script takes the whole bill and
// keeps the packages that package-lock.json lists for production.

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

const { stdout } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
})
const bill = bomSchema.parse(JSON.parse(stdout))
const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
/** The bill's names of production packages, such as `react@19.3.1`. */
const productionRefs = new Set(
  Object.entries(packages).flatMap(([path, { version, dev }]) =>
    path === '' || dev === true ? [] : [`${path.replace(/^.*node_modules\//, '')}@${version}`],
  ),
)
const isProduction = (ref: string) => productionRefs.has(ref)
const components = bill.components.filter((component) => isProduction(component['bom-ref']))
const dependencies = bill.dependencies
  .filter(({ ref }) => ref.startsWith('perijove@') || isProduction(ref))
  .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter(isProduction) }))
console.log(JSON.stringify({ ...bill, components, dependencies }, undefined, 2))
