/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** The scripts that npm runs by itself when a package is installed. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish']
const WORKFLOWS = '.github/workflows'

const texts = z.record(z.string(), z.string())
const manifest = z
  .object({
    scripts: texts,
    dependencies: texts,
    devDependencies: texts,
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
        inBundle: z.optional(z.boolean()),
        dev: z.optional(z.boolean()),
        hasInstallScript: z.optional(z.boolean()),
        optionalDependencies: z.optional(z.record(z.string(), z.string())),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const packages = Object.entries(locked.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, path, name: path.replace(/^.*node_modules\//, '') }))

it('every version in package.json is exact', () => {
  const declared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(declared.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

it('docs/dependencies.md names every package of package.json', () => {
  const reasons = readFileSync('docs/dependencies.md', 'utf8')
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const named = new Set(reasons.match(/@?[\w./-]+/g))
  expect(declared.filter((name) => !named.has(name))).toEqual([])
})

it('every package is locked to its hash and comes from the public registry', () => {
  // A package that is bundled in another one has no hash of its own: the other one's hash covers it.
  const fetched = packages.filter(({ inBundle }) => inBundle !== true)
  expect(fetched.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([])
  const foreign = packages.filter(
    ({ resolved }) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(foreign).toEqual([])
})

it('the optional packages of every operating system are locked, so that `npm ci` runs on all of them', () => {
  const paths = new Set(Object.keys(locked.packages))
  /** Returns where Node looks for a package that the one at `path` needs: its own node_modules, and those above it. */
  const places = (path: string, name: string) => {
    const folders = path.split(/(?:^|\/)node_modules\//)
    return folders.map((_, depth) =>
      [...folders.slice(1, depth + 1), name].map((part) => `node_modules/${part}`).join('/'),
    )
  }
  const absent = packages.flatMap(({ path, optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter(
      (name) => !places(path, name).some((place) => paths.has(place)),
    ),
  )
  expect(absent).toEqual([])
})

it('no package runs a script when it is installed, and neither does this one', () => {
  expect(Object.keys(manifest.scripts).filter((name) => INSTALL_SCRIPTS.includes(name))).toEqual([])
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript)
  expect(withScript.filter(({ dev }) => dev !== true)).toEqual([])
  const refused = Object.keys(manifest.allowScripts).filter((name) => !manifest.allowScripts[name])
  expect([...new Set(withScript.map(({ name }) => name))].sort()).toEqual(refused.sort())
})

describe.each(readdirSync(WORKFLOWS))('the workflow %s', (file) => {
  const text = readFileSync(join(WORKFLOWS, file), 'utf8')

  it('names every action by its full hash, with its version next to it', () => {
    const actions = [...text.matchAll(/uses: *(.+)/g)].map(([, action = '']) => action)
    expect(actions.filter((action) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  it('has only the permission to read, and no secret', () => {
    expect(text).toContain('\npermissions:\n  contents: read\n')
    expect(text.match(/^ *permissions:/gm)).toHaveLength(1)
    expect(text).not.toContain('write')
    expect(text).not.toContain('secrets.')
    expect(text).not.toContain('pull_request_target')
  })
})
