/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { productionRefs, productionSbom } from '../run/production-sbom'

/** What npm runs by itself when somebody installs a package. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish']
const WORKFLOWS = '.github/workflows'

/** Below these versions something is wrong that concerns this site; none may come back. */
const FLOORS: { name: string; version: string; reason: string }[] = [
  {
    name: 'next',
    version: '16.2.6',
    reason:
      'servers were made to run code, ask other hosts and skip a proxy (CVE-2025-55182, 2026-44578)',
  },
  { name: 'react', version: '19.2.6', reason: 'a call held the server up (CVE-2026-23870)' },
  { name: 'react-dom', version: '19.2.6', reason: 'it goes with react' },
  { name: 'sharp', version: '0.32.6', reason: 'a WebP picture ran code (CVE-2023-4863)' },
  { name: 'postcss', version: '8.4.31', reason: 'a line feed was read wrong (CVE-2023-44270)' },
  { name: 'nanoid', version: '3.3.8', reason: 'its texts could be foretold (CVE-2024-55565)' },
  { name: 'ws', version: '8.17.1', reason: 'many headers ended the server (CVE-2024-37890)' },
  { name: 'braces', version: '3.0.3', reason: 'a pattern took all memory (CVE-2024-4068)' },
  { name: 'cross-spawn', version: '7.0.5', reason: 'a text took for ever (CVE-2024-21538)' },
]

const versions = z.record(z.string(), z.string())
const manifest = z
  .object({
    scripts: versions,
    dependencies: versions,
    devDependencies: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const locked = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.optional(z.string()),
        resolved: z.optional(z.string()),
        integrity: z.optional(z.string()),
        dev: z.optional(z.boolean()),
        optional: z.optional(z.boolean()),
        devOptional: z.optional(z.boolean()),
        hasInstallScript: z.optional(z.boolean()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const packages = Object.entries(locked.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, path, name: path.replace(/^.*node_modules\//, '') }))
const inProduction = packages.filter(({ dev }) => dev !== true)

it('every version that is asked for is exact', () => {
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

it('every package is locked to its hash, and to no registry but the public one', () => {
  expect(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  const foreign = packages.filter(
    ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(foreign).toEqual([])
})

it('the bill of materials names every package of production, and no other', () => {
  const { components, dependencies } = productionSbom()
  const refs = components.map((component) => component['bom-ref'])
  const needed = inProduction.filter(({ optional, devOptional }) => !optional && !devOptional)
  expect(refs).toEqual(
    expect.arrayContaining(needed.map(({ name, version }) => `${name}@${version}`)),
  )
  expect(refs.filter((ref) => !productionRefs().has(ref))).toEqual([])
  const root = dependencies.find(({ ref }) => ref.startsWith('perijove@'))
  const asked = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`)
  expect(root?.dependsOn).toEqual(expect.arrayContaining(asked))
})

it('nothing runs when it is installed: not this package, and no other', () => {
  expect(Object.keys(manifest.scripts).filter((name) => INSTALL_SCRIPTS.includes(name))).toEqual([])
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript)
  expect(running.filter(({ dev }) => dev !== true)).toEqual([])
  const refused = Object.keys(manifest.allowScripts).filter((name) => !manifest.allowScripts[name])
  expect([...new Set(running.map(({ name }) => name))].sort()).toEqual(refused.sort())
})

it.each(FLOORS)('$name is at least $version, because $reason', ({ name, version }) => {
  const found = packages.filter((entry) => entry.name === name).map((entry) => entry.version ?? '')
  expect(found).not.toEqual([])
  expect(found.filter((one) => isBelow(one, version))).toEqual([])
})

describe.each(readdirSync(WORKFLOWS))('the workflow %s', (file) => {
  const text = readFileSync(join(WORKFLOWS, file), 'utf8')

  it('names every action by its whole hash, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: *(.+)/g)].map(([, action = '']) => action)
    expect(actions.filter((action) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  it('may read and nothing else, and knows no secret', () => {
    expect(text).toContain('\npermissions:\n  contents: read\n')
    expect(text.match(/^ *permissions:/gm)).toHaveLength(1)
    expect(text).not.toContain('write')
    expect(text).not.toContain('secrets.')
    expect(text).not.toContain('pull_request_target')
  })
})

/** Whether one version comes before another, part by part. */
function isBelow(version: string, floor: string): boolean {
  const [parts, floors] = [version, floor].map((text) => text.split('.').map(Number))
  const at = floors?.findIndex((part, index) => part !== parts?.[index]) ?? -1
  return at !== -1 && (parts?.[at] ?? 0) < (floors?.[at] ?? 0)
}
