/** @jest-environment node */
import { author } from '@/package.json'

const before = { ...process.env }

/** The settings as read anew, with these variables and no other of ours. */
async function settingsWith(variables: Record<string, string>) {
  for (const name of Object.keys(process.env)) {
    if (/^(NEXT_PUBLIC_|VERCEL_|BIRDEYE_)/.test(name)) delete process.env[name]
  }
  Object.assign(process.env, variables)
  const read: unknown[] = []
  await jest.isolateModulesAsync(async () => {
    read.push((await import('./public-settings')).settings)
  })
  return read[0]
}

afterAll(() => {
  process.env = before
})

const defaults = {
  jupiterUrl: 'https://api.jup.ag',
  jupiterRequestsPerMinute: 30,
  tokenListUrl: 'https://token-list-api.solana.cloud',
  tokenServiceUrl: undefined,
  birdeyeUrl: 'https://public-api.birdeye.so',
  birdeyeRequestsPerSecond: 1,
  birdeyeMaxRequestsPerSecond: 15,
  authorName: author,
  authorUrl: undefined,
  sourceUrl: undefined,
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
    ['NEXT_PUBLIC_JUPITER_URL', 'https://jup.example', { jupiterUrl: 'https://jup.example' }],
    ['NEXT_PUBLIC_JUPITER_URL', 'https://jup.example//', { jupiterUrl: 'https://jup.example' }],
    ['NEXT_PUBLIC_JUPITER_URL', '', {}],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', '1', { jupiterRequestsPerMinute: 1 }],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', '100000', { jupiterRequestsPerMinute: 100_000 }],
    [
      'NEXT_PUBLIC_TOKEN_LIST_URL',
      'http://localhost:4000',
      { tokenListUrl: 'http://localhost:4000' },
    ],
    [
      'NEXT_PUBLIC_TOKEN_SERVICE_URL',
      'https://t.example',
      { tokenServiceUrl: 'https://t.example' },
    ],
    [
      'BIRDEYE_URL',
      'http://localhost:4000/birdeye/',
      { birdeyeUrl: 'http://localhost:4000/birdeye' },
    ],
    ['BIRDEYE_URL', '', {}],
    ['BIRDEYE_REQUESTS_PER_SECOND', '50', { birdeyeRequestsPerSecond: 50 }],
    ['BIRDEYE_REQUESTS_PER_SECOND', '0.5', { birdeyeRequestsPerSecond: 0.5 }],
    ['BIRDEYE_REQUESTS_PER_SECOND', '1000', { birdeyeRequestsPerSecond: 1_000 }],
    ['BIRDEYE_MAX_REQUESTS_PER_SECOND', '100', { birdeyeMaxRequestsPerSecond: 100 }],
    ['NEXT_PUBLIC_AUTHOR_NAME', 'Someone', { authorName: 'Someone' }],
    ['NEXT_PUBLIC_AUTHOR_URL', 'https://a.example/me', { authorUrl: 'https://a.example/me' }],
    ['NEXT_PUBLIC_SOURCE_URL', 'https://s.example/x', { sourceUrl: 'https://s.example/x' }],
  ])('%s=%s', async (name, value, change) => {
    expect(await settingsWith({ [name]: value })).toEqual({ ...defaults, ...change })
  })
})

describe('the source comes from Vercel’s own git variables where they are set', () => {
  const own = { NEXT_PUBLIC_SOURCE_URL: 'https://s.example' }

  it.each([
    ['set', github, 'https://github.com/owner/repo'],
    ['our own setting goes first', { ...github, ...own }, 'https://s.example'],
    [
      'another provider',
      { ...github, VERCEL_GIT_PROVIDER: 'gitlab' },
      'https://gitlab.com/owner/repo',
    ],
    ['a provider we do not know', { ...github, VERCEL_GIT_PROVIDER: 'gitea' }, undefined],
    [
      'an empty setting is none',
      { ...github, NEXT_PUBLIC_SOURCE_URL: '' },
      'https://github.com/owner/repo',
    ],
    ['no repository', { ...github, VERCEL_GIT_REPO_SLUG: '' }, undefined],
  ])('%s', async (_, variables, sourceUrl) => {
    expect(await settingsWith(variables)).toMatchObject({ sourceUrl })
  })
})

describe('a wrong value stops the build with its name', () => {
  it.each([
    ['NEXT_PUBLIC_JUPITER_URL', 'jup.ag'],
    ['NEXT_PUBLIC_JUPITER_URL', 'ftp://jup.example'],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', '0'],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', '1.5'],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', '100001'],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', 'many'],
    ['NEXT_PUBLIC_TOKEN_LIST_URL', 'no address'],
    ['NEXT_PUBLIC_TOKEN_SERVICE_URL', '/token'],
    ['BIRDEYE_URL', 'birdeye.so'],
    ['BIRDEYE_REQUESTS_PER_SECOND', '0'],
    ['BIRDEYE_REQUESTS_PER_SECOND', '-1'],
    ['BIRDEYE_REQUESTS_PER_SECOND', '1001'],
    ['BIRDEYE_REQUESTS_PER_SECOND', 'Infinity'],
    ['BIRDEYE_MAX_REQUESTS_PER_SECOND', 'fast'],
    ['BIRDEYE_MAX_REQUESTS_PER_SECOND', '0'],
    ['NEXT_PUBLIC_AUTHOR_NAME', 'a'.repeat(81)],
    ['NEXT_PUBLIC_AUTHOR_URL', 'javascript:alert(1)'],
    ['NEXT_PUBLIC_SOURCE_URL', 'github'],
  ])('%s=%s', async (name, value) => {
    await expect(settingsWith({ [name]: value })).rejects.toThrow(`Wrong setting. ${name}:`)
  })

  it('all of them at once', async () => {
    const wrong = { NEXT_PUBLIC_JUPITER_URL: 'x', NEXT_PUBLIC_TOKEN_LIST_URL: 'y' }
    await expect(settingsWith(wrong)).rejects.toThrow(
      /NEXT_PUBLIC_JUPITER_URL: .+; NEXT_PUBLIC_TOKEN_LIST_URL: /,
    )
  })
})
