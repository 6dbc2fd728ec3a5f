/** @jest-environment node */
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { contentSecurityPolicy } from './content-security-policy'

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
    expect(sourcesOf('script-src', ["'nonce-a'", "'sha256-b'"])).toEqual([
      ...["'self'", "'nonce-a'", "'sha256-b'"],
    ])
  })

  it('lets pages speak to every service of the public settings, by its origin, each once', () => {
    jest.replaceProperty(publicSettings, 'jupiterUrl', 'https://one.example/jupiter')
    jest.replaceProperty(publicSettings, 'tokenListUrl', 'https://one.example/tokens')
    jest.replaceProperty(publicSettings, 'tokenServiceUrl', 'http://127.0.0.1:4000/x')
    const all = sourcesOf('connect-src')
    expect(all).toContain('https://one.example')
    expect(all).toContain('http://127.0.0.1:4000')
    expect(all?.filter((source) => source.includes('one.example'))).toHaveLength(1)
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

  it('loads pictures from hosts by https only', () => {
    const hosts = sourcesOf('img-src')?.slice(2) ?? []
    expect(hosts.length).toBeGreaterThan(0)
    for (const host of hosts) expect(host).toMatch(/^https:\/\/[^/]+$/)
  })
})
