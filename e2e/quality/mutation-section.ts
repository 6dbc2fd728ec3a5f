import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { markdownTable } from '../bench/tables/markdown-table'
import { mutatedFolders } from './mutated-folders'
import { MUTATION_RESULTS, resultText } from './quality-results'

const mutantSchema = z.object({
  mutatorName: z.string(),
  replacement: z.optional(z.string()),
  status: z.string(),
  location: z.object({ start: z.object({ line: z.number() }) }),
})
const reportSchema = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(mutantSchema) })),
})
type MutatedFile = z.infer<typeof reportSchema>['files'][string] & { path: string }

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']
const LONGEST_REPLACEMENT = 60

/** How many changes of the code the tests noticed, and each that they did not; undefined unmeasured. */
export function mutationSection(): string | undefined {
  const files = mutatedFiles()
  if (files.length === 0) return undefined
  const rows = files.map((file) => [`\`${file.path}\``, ...figuresOf([file])])
  const table = markdownTable(
    ['file', 'changes', 'noticed', 'survived', 'score'],
    [...rows, ['all', ...figuresOf(files)]],
  )
  return `${table}\n\n${notMeasured()}What survived:\n\n${files.flatMap(survivorsOf).join('\n')}`
}

/** The folders that were not changed yet, in a paragraph; empty where all were. */
function notMeasured(): string {
  const left = mutatedFolders().filter(
    (folder) => resultText(join(MUTATION_RESULTS, mutationFile(folder))) === undefined,
  )
  return left.length === 0 ? '' : `Not measured: ${left.join(', ')}.\n\n`
}

/** As stryker.config.mjs calls a folder's report. */
function mutationFile(folder: string): string {
  return `${folder.replaceAll('/', '-')}.json`
}

/** The share of changes that were noticed, in per cent. */
export function mutationScore(): number {
  return scoreOf(mutatedFiles())
}

function mutatedFiles(): MutatedFile[] {
  return readdirSync(MUTATION_RESULTS)
    .flatMap((file) => resultText(join(MUTATION_RESULTS, file)) ?? [])
    .flatMap((text) => Object.entries(reportSchema.parse(JSON.parse(text)).files))
    .map(([path, file]) => ({ ...file, path }))
    .filter(({ mutants }) => mutants.length > 0)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

function count(files: readonly MutatedFile[], statuses: readonly string[]): number {
  return files.flatMap(({ mutants }) => mutants).filter(({ status }) => statuses.includes(status))
    .length
}

function scoreOf(files: readonly MutatedFile[]): number {
  const noticed = count(files, NOTICED)
  return (100 * noticed) / Math.max(1, noticed + count(files, UNNOTICED))
}

function figuresOf(files: readonly MutatedFile[]): string[] {
  const [noticed, survived] = [count(files, NOTICED), count(files, UNNOTICED)]
  return [noticed + survived, noticed, survived, `${scoreOf(files).toFixed(1)} %`].map(String)
}

function survivorsOf({ path, source, mutants }: MutatedFile): string[] {
  return mutants
    .filter(({ status }) => UNNOTICED.includes(status))
    .map(({ location, mutatorName, replacement = '' }) => {
      const { line } = location.start
      const code = inlineCode(source.split('\n')[line - 1] ?? '')
      return `- \`${path}:${line}\` ${code}: ${mutatorName} ${inlineCode(replacement)}`
    })
}

function inlineCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const short = line.length > LONGEST_REPLACEMENT ? `${line.slice(0, LONGEST_REPLACEMENT)}…` : line
  return `\`\` ${short} \`\``
}
