import { readFileSync } from 'node:fs'
import * as z from 'zod'

const wordsSchema = z.array(z.string()).min(1)

/** Returns what the Dockerfile runs, so that it can run without Docker. @throws if a line isn't as expected */
export function readDockerfile() {
  const text = readFileSync('Dockerfile', 'utf8').replaceAll(/\\\n\s*/g, '')
  const valuesOf = (line: RegExp) => [...text.matchAll(line)].map(([, value = '']) => value)
  const one = (line: RegExp) => {
    const [value, ...others] = valuesOf(line)
    if (value === undefined || others.length > 0) throw new Error(`The Dockerfile has no ${line}`)
    return value
  }
  const words = (line: RegExp) => wordsSchema.parse(JSON.parse(one(line)))
  return {
    /** The commands of its build, in sequence. */
    steps: valuesOf(/^RUN (.+)$/gm),
    /** The settings of its build. */
    settings: Object.fromEntries(
      one(/^ENV (STANDALONE.+)$/gm)
        .split(' ')
        .map((pair): [string, string] => {
          const [name = '', value = ''] = pair.split('=')
          return [name, value]
        }),
    ),
    /** The folder of the build that the last stage copies. */
    served: one(/^COPY --from=build \/app\/(\S+) \.\/$/gm),
    /** The arguments of Node in the last stage. Node runs in the folder `served`. */
    server: words(/^CMD (\[.+\])$/gm),
    /** The command of its health check: Node, then its arguments. */
    health: words(/^HEALTHCHECK .*CMD (\[.+\])$/gm),
  }
}
