/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { allFiles } from './repository-files'
import manifest from '@/package.json'

// These packages and paths were given at the start of the project. All of them stay, and all of them are in use
// (docs/decisions/023-given-packages.md).
const SHIPPED = [
  'next',
  'react',
  '@radix-ui/react-checkbox',
  '@radix-ui/react-dialog',
  '@radix-ui/react-switch',
  'tailwindcss',
  '@tanstack/react-query',
  'bs58',
  'zod',
  'csv-stringify',
  '@metamask/jazzicon',
]
const ONLY_FOR_TESTS = ['jest', '@playwright/test']
const PATHS = [
  'app',
  'components',
  'lib',
  'styles',
  'e2e',
  'next.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'README.md',
]

const textsOf = (files: readonly string[]) =>
  files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
const shippedFiles = allFiles().filter(
  (file) =>
    /^(app|components|lib|styles)\/.*\.(tsx?|css)$/.test(file) &&
    !/\.test\.|\/testing\/|\.d\.ts$/.test(file),
)
const shippedTexts = textsOf(shippedFiles)
const browserTests = textsOf(allFiles().filter((file) => /^e2e\/.*\.ts$/.test(file)))

/** Returns whether a text imports a package or a part of it. An import of types alone doesn't count. */
function imports(text: string, name: string): boolean {
  const source = `['"]${name}(?:/[^'"]*)?['"]`
  const forms = [`^(?:import|export) (?!type )[^'"]*from ${source}`, `import\\(${source}\\)`]
  return new RegExp([...forms, `^@import ${source}`].join('|'), 'm').test(text)
}

it.each([...SHIPPED, ...ONLY_FOR_TESTS])(
  '%s is a dependency, and the reason is ‘given’',
  (name) => {
    expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name])
    const reasons = readFileSync('docs/dependencies.md', 'utf8').split('\n')
    const row = reasons.find((line) => line.startsWith('|') && line.split(/[|, ]+/).includes(name))
    expect(row).toContain('given at the start of the project')
    expect(reasons.filter((line) => line.startsWith('- **') && line.includes(name))).toEqual([])
  },
)

it.each(SHIPPED)('code that is shipped imports %s', (name) => {
  expect(shippedTexts.some((text) => imports(text, name))).toBe(true)
})

it('the tests run in Jest and in Playwright', () => {
  expect(manifest.scripts['test:unit']).toMatch(/^jest\b/)
  expect(browserTests.some((text) => imports(text, '@playwright/test'))).toBe(true)
})

it('every checkbox and every switch is Radix’s', () => {
  const native = /type=['"{]+checkbox|role=['"{]+(?:checkbox|switch)/
  const components = shippedFiles.filter((file) => file.endsWith('.tsx'))
  expect(components.filter((file) => textsOf([file]).some((text) => native.test(text)))).toEqual([])
})

it.each(PATHS)('%s is there', (path) => {
  expect(existsSync(path)).toBe(true)
})
