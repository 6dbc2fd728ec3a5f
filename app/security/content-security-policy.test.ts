/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import { contentSecurityPolicy, inlineScriptHashes, pagePolicy } from './content-security-policy'

const sourcesOf = (directive: string, scripts: readonly string[] = []) => {
  const parts = contentSecurityPolicy(scripts).split('; ')
  return parts
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)
}

afterEach(() => jest.restoreAllMocks())

describe('the Content-Security-Policy', () => {
  it('runs this site’s files and the given inline scripts', () => {
    expect(sourcesOf('script-src')).toEqual(["'self'"])
    expect(sourcesOf('script-src', ["'sha256-b'"])).toEqual(["'self'", "'sha256-b'"])
  })

  it('lets pages call every service of the public settings, and names each origin once', () => {
    jest.replaceProperty(publicSettings, 'jupiterUrl', 'https://one.example/jupiter')
    jest.replaceProperty(publicSettings, 'tokenListUrl', 'https://one.example/tokens')
    jest.replaceProperty(publicSettings, 'tokenServiceUrl', 'http://127.0.0.1:4000/x')
    const sources = sourcesOf('connect-src')
    expect(sources).toContain('https://one.example')
    expect(sources).toContain('http://127.0.0.1:4000')
    expect(sources?.filter((source) => source.includes('one.example'))).toHaveLength(1)
  })

  it.each([
    ['default-src', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['object-src', ["'none'"]],
    ['form-action', ["'self'"]],
  ])('%s', (directive, sources) => {
    expect(sourcesOf(directive)).toEqual(sources)
  })

  it('allows pictures from other hosts over https only', () => {
    const hosts = sourcesOf('img-src')?.slice(2) ?? []
    expect(hosts.length).toBeGreaterThan(0)
    for (const host of hosts) expect(host).toMatch(/^https:\/\/[^/]+$/)
  })
})

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"

describe('the inline scripts of a page', () => {
  it.each([
    ['one', '<script>go()</script>', 1],
    ['with attributes', '<script id="_R_" type="text/javascript">go()</script>', 1],
    ['over several lines', '<script>\ngo()\n</script>', 1],
    ['in capital letters', '<SCRIPT>go()</SCRIPT >', 1],
    ['a file', '<script src="/go.js" async=""></script>', 0],
    ['one that names a file in its text', '<script>a = "<img src=x>"</script>', 1],
  ])('%s', (_, html, count) => {
    expect(inlineScriptHashes(html)).toHaveLength(count)
  })

  it('are named by the hash of the text between the tags, spaces included', () => {
    expect(inlineScriptHashes('<script>go()</script>')).toEqual([GO])
    expect(inlineScriptHashes('<script> go()</script>')).not.toEqual([GO])
  })
})

const FIRST = '<script>first()</script>'
const SECOND = '<script>second()</script>'

describe('the policy of all pages', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function scriptsOf({ value }: { value: string }) {
    return /script-src ([^;]*);/.exec(value)?.[1]?.split(' ').slice(1)
  }

  it('while there is no page, all inline scripts may run', () => {
    expect(scriptsOf(pagePolicy(folder))).toEqual(["'unsafe-inline'"])
    expect(scriptsOf(pagePolicy(join(folder, 'not there')))).toEqual(["'unsafe-inline'"])
  })

  it('once the pages exist, only their inline scripts may run, and each is named once', () => {
    const policy = pagePolicy(folder)
    expect(policy.key).toBe('Content-Security-Policy')
    mkdirSync(join(folder, 'app'))
    writeFileSync(join(folder, 'app', 'index.html'), FIRST)
    writeFileSync(join(folder, 'app', 'trades.html'), FIRST + SECOND)
    writeFileSync(join(folder, 'app', 'trades.rsc'), '<script>third()</script>')
    expect(scriptsOf(policy)).toEqual(inlineScriptHashes(FIRST + SECOND))
  })

  it('each time the header is serialized, its value is computed anew', () => {
    const policy = pagePolicy(folder)
    const before = JSON.stringify(policy)
    writeFileSync(join(folder, 'index.html'), FIRST)
    expect(before).toContain("'unsafe-inline'")
    expect(JSON.parse(JSON.stringify(policy)).value).toContain(inlineScriptHashes(FIRST)[0])
  })
})
