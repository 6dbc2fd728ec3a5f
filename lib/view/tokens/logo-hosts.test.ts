/** @jest-environment node */
import { LOGO_HOSTS, logoSource } from './logo-hosts'

describe('a logo loads over https from a well-known host', () => {
  it.each(LOGO_HOSTS)('%s', (host) => {
    const url = `https://${host.replace('*', 'abc123')}/solana/logo.png?size=64`
    expect(logoSource(url)).toBe(url)
  })
})

it('a picture of the sample wallet comes with the app (behaviour 23.3)', () => {
  expect(logoSource('/sample/logos/sol.svg')).toBe('/sample/logos/sol.svg')
})

describe('a logo does not load', () => {
  it.each([
    ['without an address', undefined],
    ['from an empty address', ''],
    ['from a text that isn’t an address', 'logo.png'],
    ['from another host', 'https://tracker.example/logo.png'],
    ['from a host that only begins like a known host', 'https://arweave.net.example/logo.png'],
    ['from a host that only ends like a known host', 'https://evil-arweave.net/logo.png'],
    ['from a subdomain of a known host', 'https://x.ipfs.io/logo.png'],
    ['from a host that ends like a known wildcard', 'https://x.evil-arweave.net/logo.png'],
    ['from an open image proxy', 'https://wsrv.nl/?url=https://arweave.net/logo.png'],
    ['with a user name', 'https://user@arweave.net/logo.png'],
    ['with a password', 'https://:word@arweave.net/logo.png'],
    ['from another port', 'https://arweave.net:8443/logo.png'],
    ['from an address with a known host in its path', 'https://tracker.example/arweave.net'],
    ['with a known host as its user name', 'https://arweave.net@tracker.example/logo.png'],
    ['over http', 'http://arweave.net/logo.png'],
    ['from a script address', 'javascript:alert(1)//arweave.net'],
    ['from another path of this site', '/orders/logo.svg'],
    ['from a folder above the sample’s pictures', '/sample/logos/../../orders/x.svg'],
    ['from a host named like the sample’s folder', '//sample/logos/sol.svg'],
    ['from a data address', 'data:image/svg+xml,<svg/>'],
  ])('%s', (_, logoURI) => {
    expect(logoSource(logoURI)).toBeUndefined()
  })
})
