/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import manifest from '@/package.json'
import { allFiles } from './repository-files'

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

it('Node’s version is the same everywhere', () => {
  const [, major] = /^>=(\d+)\./.exec(manifest.engines.node) ?? []
  expect(textOf('.nvmrc')).toBe(`${major}\n`)
  expect(textOf('Dockerfile').match(/node(?:js|:)\d+/g)).toEqual([
    `node:${major}`,
    `nodejs${major}`,
  ])
})

it('every setting is in .env.example, and Docker passes it on to the build or the server', () => {
  const namesIn = (...files: string[]) =>
    new Set(files.flatMap((file) => textOf(file).match(/\b(?:NEXT_PUBLIC|BIRDEYE)_[A-Z_]+/g) ?? []))
  const settings = namesIn(
    'lib/upstream/settings/public-settings.ts',
    'lib/upstream/settings/server-settings.ts',
  )
  const ofBuild = [...settings].filter((name) => name.startsWith('NEXT_PUBLIC_'))
  expect(namesIn('compose.yaml')).toEqual(settings)
  expect(namesIn('Dockerfile')).toEqual(new Set(ofBuild))
  expect([...settings].filter((name) => !namesIn('.env.example').has(name))).toEqual([])
})
