import { readFileSync } from 'node:fs'
import { allFiles } from './repository-files'

/** The documents that show commands: those in the root, in .github and in docs. */
const DOCUMENT = /^(?:docs\/|\.github\/)?[^/]+\.md$/
const COMMAND = /^(?:[A-Z_]+=\S+ )?(?:npm|npx|node|docker|git|curl|for|quality --) \S/

/**
 * Returns every command that the documents show, once: each code block that is a command, and each command
 * in backticks. `a && b` are two commands, and `quality -- x` is short for `npm run quality -- x`.
 */
export function documentedCommands(): string[] {
  const documents = allFiles().filter((file) => DOCUMENT.test(file))
  const commands = documents.flatMap((file) => commandsIn(readFileSync(file, 'utf8')))
  const steps = commands.flatMap((command) => command.split(' && '))
  return [...new Set(steps.map((step) => step.replace(/^quality --/, 'npm run quality --')))]
}

function commandsIn(markdown: string): string[] {
  // Every second part is a code block, and its first line names the language.
  return markdown.split(/^```/m).flatMap((part, at) => {
    const texts =
      at % 2 === 1
        ? [part.slice(part.indexOf('\n')).trim()]
        : [...part.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
    return texts.filter((text) => COMMAND.test(text))
  })
}
