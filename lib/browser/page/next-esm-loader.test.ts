/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Loader = { resourcePath: string; addDependency: (path: string) => void }
type Load = (this: Loader, text: string) => Promise<string>

const { default: load } = jest.requireActual<{ default: Load }>('./next-esm-loader.mjs')
const nextPath = (name: string) => createRequire(__filename).resolve(`next/dist/${name}`)

/** What the build reads in the place of a file, and the files that it watches for it. */
async function loaded(resourcePath: string, text = 'as it was') {
  const watched: string[] = []
  const addDependency = (path: string) => void watched.push(path)
  return { text: await load.call({ resourcePath, addDependency }, text), watched }
}

it.each([
  'client/app-next-turbopack.js',
  'client/components/layout-router.js',
  'client/components/segment-cache/cache.js',
  'client/app-dir/link.js',
  'lib/constants.js',
  'shared/lib/app-router-context.shared-runtime.js',
])('%s comes as the ES module that Next has of it', async (name) => {
  const twin = nextPath(`esm/${name}`)
  const { text, watched } = await loaded(nextPath(name))
  expect(text).toBe(readFileSync(twin, 'utf8'))
  expect(text).toMatch(/^(import|export) /m)
  expect(watched).toEqual([twin])
})

it('a file that has no ES module stays as it is', async () => {
  const { text } = await loaded('/app/node_modules/next/dist/client/no-such-file.js')
  expect(text).toBe('as it was')
})

it('a path of Windows is understood', async () => {
  const { watched } = await loaded('C:\\app\\node_modules\\next\\dist\\client\\index.js')
  expect(watched).toEqual(['C:\\app\\node_modules\\next\\dist\\esm\\client\\index.js'])
})
