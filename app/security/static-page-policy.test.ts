/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineScriptHashes } from './content-security-policy'
import { staticPagePolicy } from './static-page-policy'

const FIRST = '<script>first()</script>'
const SECOND = '<script>second()</script>'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function scriptsOf({ value }: { value: string }) {
  return /script-src ([^;]*);/.exec(value)?.[1]?.split(' ').slice(1)
}

it('while there is no page, inline scripts may run', () => {
  expect(scriptsOf(staticPagePolicy(folder))).toEqual(["'unsafe-inline'"])
  expect(scriptsOf(staticPagePolicy(join(folder, 'not there')))).toEqual(["'unsafe-inline'"])
})

it('once the pages are made, their scripts alone, each once', () => {
  const policy = staticPagePolicy(folder)
  expect(policy.key).toBe('Content-Security-Policy')
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app', 'index.html'), FIRST)
  writeFileSync(join(folder, 'app', 'trades.html'), FIRST + SECOND)
  writeFileSync(join(folder, 'app', 'trades.rsc'), '<script>third()</script>')
  expect(scriptsOf(policy)).toEqual(inlineScriptHashes(FIRST + SECOND))
})

it('a header that is written down has the value of that time', () => {
  const policy = staticPagePolicy(folder)
  const before = JSON.stringify(policy)
  writeFileSync(join(folder, 'index.html'), FIRST)
  expect(before).toContain("'unsafe-inline'")
  expect(JSON.parse(JSON.stringify(policy)).value).toContain(inlineScriptHashes(FIRST)[0])
})
