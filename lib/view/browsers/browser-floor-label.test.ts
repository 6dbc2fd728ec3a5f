/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { UNSUPPORTED_BROWSER } from './browser-floor-label'

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const versionOf = (name: string) =>
  browserslist.find((line) => line.startsWith(`${name} `))?.split(' ')[1]

it.each([
  ['Edge', 'chrome'],
  ['Edge', 'edge'],
  ['Firefox', 'firefox'],
  ['Safari', 'safari'],
  ['Safari', 'ios_saf'],
])('the page and README name the oldest %s as package.json does for %s', (shown, name) => {
  expect(versionOf(name)).toBeDefined()
  const words = `${shown} ${versionOf(name)}`
  expect(UNSUPPORTED_BROWSER).toContain(words)
  expect(readFileSync('README.md', 'utf8')).toContain(words)
})
