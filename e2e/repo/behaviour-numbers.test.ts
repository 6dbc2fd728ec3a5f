/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const BEHAVIOUR = 'docs/behaviour.md'
const FOLDERS = ['app', 'components', 'docs', 'e2e', 'lib', 'scripts', 'styles']
const TEXT_FILE = /\.(ts|tsx|mjs|css|md)$/
const DOCUMENT = /\.md$/
const CITATION = /[Bb]ehaviour (\d+\.\d+(?:(?:, | and )\d+\.\d+)*)/g
/** Numbers alone in parentheses, such as (8.9, 8.21). In documents they are citations, too. */
const BARE_CITATION = /\((\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)\)/g
const NUMBER = /\d+\.\d+/g
/** Names of documents that a reader can't look up, because they aren't in the repository. */
const PAPERS = /\b[Ss]pec \d|\bthe spec\b|\bspec['’]s\b|\b[Dd]esign ['‘]|\bcatalogue\b/

type TextFile = { path: string; text: string }

const files = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true }).map((path) =>
      join(folder, path),
    ),
  ),
]
  .filter((path) => TEXT_FILE.test(path) && !path.includes('node_modules'))
  .map((path): TextFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** The numbers of the rules in docs/behaviour.md, such as 3.4 of `**3.4 Name.**`, in sequence. */
const rules = [
  ...readFileSync(join(ROOT, BEHAVIOUR), 'utf8').matchAll(/^\*\*(\d+\.\d+) .+?\.\*\*/gm),
].map(([, number = '']) => number)

describe('the numbers of docs/behaviour.md', () => {
  it('rise from one to the next', () => {
    const places = rules.map((rule) => {
      const [section = 0, number = 0] = rule.split('.').map(Number)
      return section * 1_000 + number
    })
    expect(rules.length).toBeGreaterThan(100)
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
  })

  it('are the only numbers that are cited', () => {
    const wrong = files.flatMap((file) =>
      citedIn(file)
        .filter((number) => !rules.includes(number))
        .map((number) => `${file.path}: behaviour ${number}`),
    )
    expect(wrong).toEqual([])
  })

  it('are each cited by code or a test', () => {
    const cited = new Set(files.filter(({ path }) => !DOCUMENT.test(path)).flatMap(citedIn))
    expect(rules.filter((number) => !cited.has(number))).toEqual([])
  })
})

it('no file refers to a document that isn’t in the repository', () => {
  const citing = files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => PAPERS.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(citing).toEqual([])
})

/** Returns the numbers that a file cites, even if a line break splits the citation. */
function citedIn({ path, text }: TextFile): string[] {
  const flat = text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
  const citations = [CITATION, ...(DOCUMENT.test(path) ? [BARE_CITATION] : [])]
  return citations
    .flatMap((citation) => [...flat.matchAll(citation)])
    .flatMap(([, list = '']) => list.match(NUMBER) ?? [])
}
