/** @jest-environment node */
import { restoreVariables, withVariables } from '@/lib/upstream/testing/mock-variables'

afterAll(restoreVariables)

const settingsWith = (variables: Record<string, string>) =>
  withVariables(variables, async () => (await import('./public-settings')).publicSettings)

const defaults = {
  jupiterUrl: 'https://api.jup.ag',
  jupiterRequestsPerMinute: 30,
  hasNewerOrders: true,
  defillamaUrl: 'https://coins.llama.fi',
  ratesUrl: 'https://api.frankfurter.dev',
  tokenListUrl: 'https://token-list-api.solana.cloud',
  tokenServiceUrl: undefined,
}

describe('every setting is optional', () => {
  it('and has a default', async () => {
    expect(await settingsWith({})).toEqual(defaults)
  })

  it.each([
    ['NEXT_PUBLIC_JUPITER_URL', 'https://jup.example//', { jupiterUrl: 'https://jup.example' }],
    ['NEXT_PUBLIC_JUPITER_URL', '', {}],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', '1', { jupiterRequestsPerMinute: 1 }],
    ['NEXT_PUBLIC_NEWER_ORDERS', 'on', {}],
    ['NEXT_PUBLIC_NEWER_ORDERS', 'off', { hasNewerOrders: false }],
    ['NEXT_PUBLIC_DEFILLAMA_URL', 'https://l.example/', { defillamaUrl: 'https://l.example' }],
    ['NEXT_PUBLIC_RATES_URL', 'https://r.example/', { ratesUrl: 'https://r.example' }],
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
  ])('%s=%s', async (name, value, change) => {
    expect(await settingsWith({ [name]: value })).toEqual({ ...defaults, ...change })
  })
})

describe('a wrong value stops the build, and the error names the setting', () => {
  it.each([
    ['NEXT_PUBLIC_JUPITER_URL', 'jup.ag'],
    ['NEXT_PUBLIC_JUPITER_URL', 'ftp://jup.example'],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', '0'],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', '1.5'],
    ['NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE', 'many'],
    ['NEXT_PUBLIC_NEWER_ORDERS', 'no'],
    ['NEXT_PUBLIC_TOKEN_SERVICE_URL', '/token'],
  ])('%s=%s', async (name, value) => {
    await expect(settingsWith({ [name]: value })).rejects.toThrow(`Invalid setting ${name}:`)
  })

  it('the error names all wrong settings at once', async () => {
    const wrong = { NEXT_PUBLIC_JUPITER_URL: 'x', NEXT_PUBLIC_TOKEN_LIST_URL: 'y' }
    await expect(settingsWith(wrong)).rejects.toThrow(
      /NEXT_PUBLIC_JUPITER_URL: .+; NEXT_PUBLIC_TOKEN_LIST_URL: /,
    )
  })
})
