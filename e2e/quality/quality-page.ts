import { mutationSection } from './mutation-section'
import { propertySection } from './property-section'
import { soakSection } from './soak-section'

/**
 * docs/quality.md: what the slow checks found, and how to find it again.
 * @param before the page as it is: what a check found counts until it has run again
 */
export function qualityPage(propertyRuns: number, before: string): string {
  const found = (title: string, now: string | undefined) => now ?? findingsOn(before, title)
  return `# Quality

\`npm run quality\` runs the checks that are too slow for \`npm test\` and writes this page; \`npm run quality -- mutation\` runs one of them.

## Properties

\`npm run quality -- properties\` checks every property of the tests far more often than \`npm test\` does: amounts, fees, USD values and the CSV against whole-number arithmetic, URLs, cache and storage, plans of calls. None runs longer than four minutes, or than \`PROPERTY_SECONDS\`.

${found('Properties', propertySection(propertyRuns))}

## Mutation

\`npm run quality -- mutation\` changes \`lib/domain\` and the CSV, one place at a time, and counts how many changes the tests in the same folder notice (Stryker; at least 15 runs of each property; at least 90 % are asked for).

${found('Mutation', mutationSection())}

## Soak

\`npm run quality -- soak\` fetches prices for 25 minutes of a clock that the test moves.

${found('Soak', soakSection())}

## Looks

\`npm run quality -- looks\` lets axe read every screen and state at 1440 and at 390 px, each in the dark and in the light; \`npm test\` takes two of these four.

## Faults

\`npm run quality -- faults\` plays every fault on every call: docs/fault-matrix.md.
`
}

/** A section of the page without its first paragraph, which tells how the check is run. */
function findingsOn(page: string, title: string): string {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? ''
  const [, , ...findings] = section.trim().split('\n\n')
  return findings.length === 0 ? 'Not measured.' : findings.join('\n\n')
}
