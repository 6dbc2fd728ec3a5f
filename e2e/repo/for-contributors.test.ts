/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import manifest from '@/package.json'
import { allFiles } from './repository-files'
import { NODE_VERSIONS } from '../run/supported-node'

const textOf = (file: string) => readFileSync(file, 'utf8')
const documents = allFiles()
  .filter((file) => file.endsWith('.md') && existsSync(file))
  .map((file) => ({ file, text: textOf(file) }))
/** A path of the repository in backticks, without `{…}`, `*` or `…` in it. */
const QUOTED_PATH =
  /`((?:\.github|app|components|docs|e2e|lib|public|scripts|styles|types)\/[^`\s{}*…]+)`/g
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]*)?\)/g

/** Returns the anchors by which GitHub's links name a document's headings, such as '#english'. */
function anchorsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, '')
    return `#${words.replaceAll(' ', '-')}`
  })
}

it.each(documents)('every link and path in $file leads somewhere', ({ file, text }) => {
  const links = [...text.matchAll(LINK)].map(([, path = '', anchor = '']) => ({
    path: path === '' ? file : join(dirname(file), path),
    anchor,
  }))
  const quoted = [...text.matchAll(QUOTED_PATH)].map(([, path = '']) => ({ path, anchor: '' }))
  const broken = [...links, ...quoted].filter(
    ({ path, anchor }) =>
      !existsSync(path) || (anchor !== '' && !anchorsIn(textOf(path)).includes(anchor)),
  )
  expect(broken).toEqual([])
})

it.each(documents)('every script that $file names is in package.json', ({ text }) => {
  const named = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(([, name]) => name)
  expect(named.filter((name) => name === undefined || !(name in manifest.scripts))).toEqual([])
})

it('the workflow runs each check of npm test', () => {
  const commands = [...textOf('e2e/run/validate.ts').matchAll(/[`'](np[mx] [^`']+)[`'],?\]/g)].map(
    ([, command = '']) => command.replace(/ (--maxWorkers|--retries).*$/, ''),
  )
  expect(commands).toHaveLength(6)
  const workflow = textOf('.github/workflows/checks.yml').replaceAll('\n', ' ')
  expect(commands.filter((command) => !workflow.includes(`- run: ${command} `))).toEqual([])
})

describe('versions of Node', () => {
  const [, production = ''] = /^(\d+)\n$/.exec(textOf('.nvmrc')) ?? []

  it('the image runs the version of .nvmrc, on one Debian for the build and the server', () => {
    const images = [...textOf('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(images).toEqual([
      `node:${production}-trixie-slim`,
      `gcr.io/distroless/nodejs${production}-debian13:nonroot`,
    ])
  })

  it('the oldest that is tested is that of package.json, and the types are of it', () => {
    const [, oldest] = /^>=(\d+)\./.exec(manifest.engines.node) ?? []
    expect(NODE_VERSIONS[0]).toBe(Number(oldest))
    expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${oldest}\\.`))
  })

  it('the workflow tests every version, and that of .nvmrc in full', () => {
    const workflow = textOf('.github/workflows/checks.yml')
    const [, others = ''] = /^ *node: \[(.+)\]$/m.exec(workflow) ?? []
    const tested = [production, ...others.split(', ')].map(Number)
    expect(tested.sort((a, b) => a - b)).toEqual(NODE_VERSIONS)
  })
})

it('every setting is in .env.example, and Docker passes it on to the build or the server', () => {
  const namesIn = (...files: string[]) =>
    new Set(files.flatMap((file) => textOf(file).match(/\b(?:NEXT_PUBLIC|BIRDEYE)_[A-Z_]+/g) ?? []))
  const settings = namesIn(
    'lib/upstream/environment/public-settings.ts',
    'lib/upstream/environment/server-settings.ts',
  )
  const builtIn = [...settings].filter((name) => name.startsWith('NEXT_PUBLIC_'))
  expect(namesIn('compose.yaml')).toEqual(settings)
  expect(namesIn('Dockerfile')).toEqual(new Set(builtIn))
  expect([...settings].filter((name) => !namesIn('.env.example').has(name))).toEqual([])
})
