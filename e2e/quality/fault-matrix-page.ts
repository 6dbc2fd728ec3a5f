import * as z from 'zod'
import { ALL_CELLS, CALLS, FAULTS } from '../faults/fault-cells'
import { FAULT_RESULTS, resultText } from './quality-results'

const testSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      annotations: z.array(z.object({ type: z.string(), description: z.optional(z.string()) })),
    }),
  ),
})
const resultsSchema = z.object({
  suites: z.array(z.object({ specs: z.array(testSchema) })),
})
type Outcome = { isGreen: boolean; text: string }

/** docs/fault-matrix.md: what a visitor meets for every fault of every call. */
export function faultMatrixPage(): string {
  const outcomes = outcomesByCell()
  const tables = CALLS.map((call) => {
    const rows = FAULTS.map((fault) => {
      const { isGreen, text } = outcomes.get(`${call}: ${fault}`) ?? NOT_PLAYED
      return `| ${fault} | ${isGreen ? 'green' : 'red'} | ${text.replaceAll('|', '\\|')} |`
    })
    return `## ${call}\n\n| fault | cell | what the visitor meets |\n| --- | --- | --- |\n${rows.join('\n')}`
  })
  return `# Fault matrix

\`npm run quality -- faults\` plays every fault on every call that the product makes, in a browser on the production build, and writes this page (\`e2e/faults\`). Where a call does not heal by itself, each cell is green only if the text of docs/behaviour.md, section 15, shows, the footer and a way back stand, what was read is still there, and asking again brings the rest.

${greenCells()} of ${ALL_CELLS.length} cells are green.

${tables.join('\n\n')}
`
}

const NOT_PLAYED: Outcome = { isGreen: false, text: 'not played' }

/** How many cells are green. */
export function greenCells(): number {
  return [...outcomesByCell().values()].filter(({ isGreen }) => isGreen).length
}

function outcomesByCell(): Map<string, Outcome> {
  const text = resultText(FAULT_RESULTS)
  if (text === undefined) return new Map()
  const { suites } = resultsSchema.parse(JSON.parse(text))
  return new Map(
    suites
      .flatMap(({ specs }) => specs)
      .map(({ title, ok, tests }) => {
        const annotations = tests.flatMap((test) => test.annotations)
        const outcome = annotations.find(({ type }) => type === 'outcome')?.description
        return [title, { isGreen: ok, text: outcome ?? 'failed' }]
      }),
  )
}
