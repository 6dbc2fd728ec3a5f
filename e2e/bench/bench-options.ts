import { parseArgs } from 'node:util'
import * as z from 'zod'
import { SHAPES, type Shape } from './sizes'

const PARTS = ['wallets', 'orders', 'landing', 'prices'] as const

/** What is to be measured. */
export type BenchOptions = {
  /** Wallets with more trades are left out. */
  most: number
  shapes: readonly Shape[]
  /** Latencies of Jupiter's answers, in milliseconds. */
  latencies: readonly number[]
  withBuild: boolean
  /** `orders` is the wallets without their trades pages. */
  parts: readonly (typeof PARTS)[number][]
}

const USAGE = `npm run bench -- [options]

  --most 1000          only wallets of up to so many trades (all: 100000)
  --shape long-tail    only wallets of this shape (${SHAPES.join(', ')})
  --latency 0          only with this latency of Jupiter, in ms (0 and 100)
  --only orders        only this part (${PARTS.join(', ')}); may be given again
  --no-build           measure what was built last

'npm run bench 1000 no' is short for --most 1000 --no-build.`

const optionsSchema = z.object({
  most: z.coerce.number().int().min(1),
  shape: z.array(z.enum(SHAPES)),
  latency: z.array(z.coerce.number().int().min(0)),
  only: z.array(z.enum(PARTS)),
})

/** Reads the command line; ends the process with the usage where it is wrong. */
export function benchOptions(args: readonly string[]): BenchOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        most: { type: 'string' },
        shape: { type: 'string', multiple: true, default: [...SHAPES] },
        latency: { type: 'string', multiple: true, default: ['0', '100'] },
        only: {
          type: 'string',
          multiple: true,
          default: ['wallets', 'landing', 'prices'],
        },
        'no-build': { type: 'boolean', default: false },
      },
    })
    const [most = '100000', build = 'build'] = positionals
    const read = optionsSchema.parse({ ...values, most: values.most ?? most })
    return {
      ...{ most: read.most, shapes: read.shape, latencies: read.latency, parts: read.only },
      withBuild: !values['no-build'] && build === 'build',
    }
  } catch (error) {
    console.error(
      `${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}\n\n${USAGE}`,
    )
    process.exit(2)
  }
}
