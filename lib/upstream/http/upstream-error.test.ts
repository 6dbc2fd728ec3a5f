/** @jest-environment node */
import { UpstreamError, type UpstreamFault } from './upstream-error'

const status: UpstreamFault = {
  kind: 'status',
  status: 403,
  message: 'Request blocked by firewall',
  headers: new Headers(),
}

describe('what went wrong with one call', () => {
  it.each<[string, UpstreamFault, string]>([
    ['a status with its message', status, 'status 403: Request blocked by firewall'],
    ['no whole answer', { kind: 'network' }, 'network'],
    ['an answer that is not what it should be', { kind: 'unreadable' }, 'unreadable'],
  ])('%s', (_, fault, message) => {
    const error = new UpstreamError(fault)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name: 'UpstreamError', message, fault })
  })
})
