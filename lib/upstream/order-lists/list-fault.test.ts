/** @jest-environment node */
import { statusFault } from '@/lib/upstream/testing/stand-in-jupiter'
import { JupiterCallError, RateLimitError } from '@/lib/upstream/jupiter/jupiter-errors'
import { SampleFileError } from '@/lib/upstream/sample/sample-file-error'
import { listFault } from './list-fault'

const NONE = new Headers()
const callError = (status: number, hasKey: boolean) =>
  new JupiterCallError(statusFault(status).fault, 1, hasKey)

describe('why a list could not be read', () => {
  it.each([
    [
      'five waits in a row without an answer',
      new RateLimitError(5),
      { kind: 'rate limit', waits: 5 },
    ],
    ['401 says that the key is wrong', callError(401, true), { kind: 'key', hasKey: true }],
    ['401 without a key asks for one', callError(401, false), { kind: 'key', hasKey: false }],
    [
      'any other status comes with the service’s own name for the call',
      callError(403, true),
      { kind: 'status', status: 403, tries: 1, requestId: 'id-1' },
    ],
    [
      'which is empty where it gives none',
      new JupiterCallError({ kind: 'status', status: 500, message: '', headers: NONE }, 3, true),
      { kind: 'status', status: 500, tries: 3, requestId: '' },
    ],
    [
      'a lost connection',
      new JupiterCallError({ kind: 'network' }, 3, false),
      { kind: 'network', tries: 3 },
    ],
    [
      'an answer that is not what it should be',
      new JupiterCallError({ kind: 'unreadable' }, 3, false),
      { kind: 'unreadable', tries: 3 },
    ],
    [
      'a file of the sample wallet that is not there',
      new SampleFileError(statusFault(404).fault),
      { kind: 'sample file', status: 404 },
    ],
    [
      'one that did not come',
      new SampleFileError({ kind: 'network' }),
      { kind: 'sample file', status: undefined },
    ],
  ])('%s', (_, error, expected) => {
    expect(listFault(error)).toEqual(expected)
  })

  it('an error of ours is none of Jupiter’s: it is logged, and the list still ends', () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue(undefined)
    const error = new TypeError('a bug')
    expect(listFault(error)).toEqual({ kind: 'own' })
    expect(logged).toHaveBeenCalledWith(error)
  })
})
