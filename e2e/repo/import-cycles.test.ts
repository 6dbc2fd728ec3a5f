/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { allFiles } from './repository-files'

const sources = allFiles().filter(
  (file) => /^(lib|components|app)\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
)
const textOf = (file: string) => readFileSync(file, 'utf8')

it('there are no import cycles, type imports included', () => {
  const sourceSet = new Set(sources)
  const importsOf = (file: string) =>
    [...textOf(file).matchAll(/(?:from|import\() ?'([.@][^']*)'/g)].flatMap(([, path = '']) => {
      const base = path.startsWith('@/') ? path.slice(2) : normalize(join(dirname(file), path))
      return [`${base}.ts`, `${base}.tsx`].filter((source) => sourceSet.has(source))
    })
  const graph = new Map(sources.map((file) => [file, importsOf(file)]))
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '))
    if (done.has(file) || path.includes(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of sources) visit(file, [])
  expect(circles).toEqual([])
})
