/** @jest-environment node */
import { serverErrorText, UNSUPPORTED_BROWSER } from './error-label'
import { readFileSync } from 'node:fs'

it.each([
  ['only a status', 502, '', 'Server error 502.'],
  ['a text', 413, 'Too large', 'Server error: Too large.'],
  ['a text that already ends with a full stop', 413, 'Too large.', 'Server error: Too large.'],
])('an error of the site’s own server has %s', (_, status, message, expected) => {
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
])('the page and README name the oldest %s, with package.json’s version of %s', (browser, name) => {
  expect(versionOf(name)).toBeDefined()
  const words = `${browser} ${versionOf(name)}`
  expect(UNSUPPORTED_BROWSER).toContain(words)
  expect(readFileSync('README.md', 'utf8')).toContain(words)
})
