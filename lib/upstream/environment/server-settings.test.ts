/** @jest-environment node */
import { author } from '@/package.json'
import { restoreVariables, withVariables } from '@/lib/upstream/testing/mock-variables'

afterAll(restoreVariables)

const settingsWith = (variables: Record<string, string>) =>
  withVariables(variables, async () => (await import('./server-settings')).serverSettings)

const defaults = {
  birdeyeUrl: 'https://public-api.birdeye.so',
  birdeyeRequestsPerSecond: 1,
  birdeyeMaxRequestsPerSecond: 15,
  authorName: author,
  authorUrl: undefined,
  sourceUrl: undefined,
  siteUrl: undefined,
}
const github = {
  VERCEL_GIT_PROVIDER: 'github',
  VERCEL_GIT_REPO_OWNER: 'owner',
  VERCEL_GIT_REPO_SLUG: 'repo',
}

describe('every setting is optional', () => {
  it('and has its default', async () => {
    expect(await settingsWith({})).toEqual(defaults)
  })

  it.each([
    [
      'BIRDEYE_URL',
      'http://localhost:4000/birdeye/',
      { birdeyeUrl: 'http://localhost:4000/birdeye' },
    ],
    ['BIRDEYE_URL', '', {}],
    ['BIRDEYE_REQUESTS_PER_SECOND', '0.5', { birdeyeRequestsPerSecond: 0.5 }],
    ['BIRDEYE_MAX_REQUESTS_PER_SECOND', '100', { birdeyeMaxRequestsPerSecond: 100 }],
    ['NEXT_PUBLIC_AUTHOR_NAME', 'Someone', { authorName: 'Someone' }],
    ['NEXT_PUBLIC_AUTHOR_URL', 'https://a.example/me', { authorUrl: 'https://a.example/me' }],
    ['NEXT_PUBLIC_SOURCE_URL', 'https://s.example/x', { sourceUrl: 'https://s.example/x' }],
    ['NEXT_PUBLIC_SITE_URL', 'https://p.example/', { siteUrl: 'https://p.example' }],
    ['VERCEL_PROJECT_PRODUCTION_URL', 'p.vercel.app', { siteUrl: 'https://p.vercel.app' }],
  ])('%s=%s', async (name, value, change) => {
    expect(await settingsWith({ [name]: value })).toEqual({ ...defaults, ...change })
  })
})

describe('the source comes from Vercel’s own git variables if they are set', () => {
  const ownSetting = { NEXT_PUBLIC_SOURCE_URL: 'https://s.example' }

  it.each([
    ['GitHub', github, 'https://github.com/owner/repo'],
    ['our own setting takes precedence', { ...github, ...ownSetting }, 'https://s.example'],
    [
      'another provider',
      { ...github, VERCEL_GIT_PROVIDER: 'gitlab' },
      'https://gitlab.com/owner/repo',
    ],
    ['a provider we do not know', { ...github, VERCEL_GIT_PROVIDER: 'gitea' }, undefined],
    [
      'an empty setting of our own does not count',
      { ...github, NEXT_PUBLIC_SOURCE_URL: '' },
      'https://github.com/owner/repo',
    ],
    ['no repository', { ...github, VERCEL_GIT_REPO_SLUG: '' }, undefined],
  ])('%s', async (_, variables, sourceUrl) => {
    expect(await settingsWith(variables)).toMatchObject({ sourceUrl })
  })
})

describe('a wrong value stops the build, and the error names the setting', () => {
  it.each([
    ['BIRDEYE_URL', 'birdeye.so'],
    ['BIRDEYE_REQUESTS_PER_SECOND', '0'],
    ['BIRDEYE_REQUESTS_PER_SECOND', '1001'],
    ['BIRDEYE_MAX_REQUESTS_PER_SECOND', 'fast'],
    ['NEXT_PUBLIC_AUTHOR_NAME', 'a'.repeat(81)],
    ['NEXT_PUBLIC_AUTHOR_URL', 'javascript:alert(1)'],
  ])('%s=%s', async (name, value) => {
    await expect(settingsWith({ [name]: value })).rejects.toThrow(`Invalid setting ${name}:`)
  })
})
