/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { allFiles } from './repository-files'

const LONGEST_FILE = 250
const LONGEST_MEDIAN = 45
const MOST_FILES_A_FOLDER = 17
const MOST_CLIENT_FILES = 0.3
const FEWEST_TEST_LINES_A_LINE = 1.2
/** Names that Next asks for. */
const NEXT_NAMES = ['page', 'layout', 'route', 'loading', 'error', 'not-found', 'global-error']

const code = allFiles().filter((file) => /^(lib|components|app)\/.*\.tsx?$/.test(file))
const isTest = (file: string) => file.includes('.test.')
const sources = code.filter((file) => !isTest(file) && !file.includes('/testing/'))
const textOf = (file: string) => readFileSync(file, 'utf8')
const linesOf = (file: string) => textOf(file).trimEnd().split('\n').length
const nameOf = (file: string) => basename(file).replace(/\.(d\.)?tsx?$/, '')
const names = sources.map(nameOf).filter((name) => !NEXT_NAMES.includes(name))
const sumOf = (files: readonly string[]) => files.reduce((sum, file) => sum + linesOf(file), 0)

it(`no file has over ${LONGEST_FILE} lines, the middle one at most ${LONGEST_MEDIAN}`, () => {
  const lengths = sources.map(linesOf).sort((a, b) => a - b)
  expect(sources.filter((file) => linesOf(file) > LONGEST_FILE)).toEqual([])
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(LONGEST_MEDIAN)
})

it(`no folder has over ${MOST_FILES_A_FOLDER} files, tests not counted`, () => {
  const tools = allFiles().filter(
    (file) => /^e2e\/.*\.ts$/.test(file) && !/\.(test|spec)\./.test(file),
  )
  const counts = new Map<string, number>()
  for (const file of [...sources, ...tools]) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > MOST_FILES_A_FOLDER)).toEqual([])
})

it('no two files have one name', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('no two names differ by an s only, or are each other reversed', () => {
  const all = new Set(names)
  const reversed = (name: string) => name.split('-').reverse().join('-')
  expect(names.filter((name) => all.has(`${name}s`))).toEqual([])
  expect(names.filter((name) => reversed(name) !== name && all.has(reversed(name)))).toEqual([])
})

it(`at most ${MOST_CLIENT_FILES * 100} % of the files are marked as client code`, () => {
  const client = sources.filter((file) => textOf(file).startsWith("'use client'"))
  expect(client.length / sources.length).toBeLessThanOrEqual(MOST_CLIENT_FILES)
})

it(`lib has at least ${FEWEST_TEST_LINES_A_LINE} lines of tests for each of its own`, () => {
  const inLib = code.filter((file) => file.startsWith('lib/'))
  const ofSources = sumOf(sources.filter((file) => file.startsWith('lib/')))
  expect(sumOf(inLib.filter(isTest)) / ofSources).toBeGreaterThan(FEWEST_TEST_LINES_A_LINE)
})

it('nothing imports itself in a circle, types included', () => {
  const known = new Set(sources)
  const importsOf = (file: string) =>
    [...textOf(file).matchAll(/(?:from|import\() ?'([.@][^']*)'/g)].flatMap(([, path = '']) => {
      const base = path.startsWith('@/') ? path.slice(2) : normalize(join(dirname(file), path))
      return [`${base}.ts`, `${base}.tsx`].filter((found) => known.has(found))
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
