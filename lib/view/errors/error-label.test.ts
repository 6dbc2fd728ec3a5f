/** @jest-environment node */
import { serverErrorText, UNSUPPORTED_BROWSER } from './error-label'
import { readFileSync } from 'node:fs'

it.each([
  ['only a status', 502, '', 'Server error 502.'],
  ['a text', 413, 'Too large', 'Server error: Too large.'],
  ['a sentence, whose point is not doubled', 413, 'Too large.', 'Server error: Too large.'],
])('the site’s own server gives %s', (_, status, message, expected) => {
  expect(serverErrorText(status, message)).toBe(expected)
})

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
])('the page and README name the same oldest %s as package.json does for %s', (shown, name) => {
  expect(versionOf(name)).toBeDefined()
  const words = `${shown} ${versionOf(name)}`
  expect(UNSUPPORTED_BROWSER).toContain(words)
  expect(readFileSync('README.md', 'utf8')).toContain(words)
})
