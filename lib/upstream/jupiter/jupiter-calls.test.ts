/** @jest-environment node */
import { neverAnswers } from '@/lib/upstream/testing/stand-in-fetch'
import {
  always,
  callFor,
  script,
  standInJupiter,
  statusFault,
} from '@/lib/upstream/testing/stand-in-jupiter'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { JupiterCallError } from './jupiter-errors'

const TOO_MANY = statusFault(429)

describe('a fault', () => {
  const network = new UpstreamError({ kind: 'network' })

  it.each([
    ['500', statusFault(500)],
    ['502', statusFault(502)],
    ['503', statusFault(503)],
    ['network', network],
    ['unreadable', new UpstreamError({ kind: 'unreadable' })],
  ])('%s is tried twice more with back-off, then is an error', async (_, fault) => {
    const { calls, requests, waits } = standInJupiter(always(fault))
    await expect(calls.call(callFor('a'))).rejects.toEqual(
      new JupiterCallError(fault.fault, 3, false),
    )
    expect(requests).toHaveLength(3)
    expect(waits).toEqual([500, 1_500])
  })

  it('that passes is none', async () => {
    const { calls } = standInJupiter(script(network, statusFault(503), 'the answer'))
    expect(await calls.call(callFor('a'))).toBe('the answer')
  })

  it('of an answer that is not what it should be is one like any other', async () => {
    const { calls, requests } = standInJupiter(script('<html>', 'the answer'))
    const parse = (text: string) => {
      if (text === '<html>') throw new UpstreamError({ kind: 'unreadable' })
      return text
    }
    expect(await calls.call(callFor('a', { parse }))).toBe('the answer')
    expect(requests).toHaveLength(2)
  })

  it.each([
    [400, undefined],
    [401, 'jup_wrong'],
    [403, 'jup_scoped'],
    [404, undefined],
  ])('%d is an error at once', async (status, apiKey) => {
    const { calls, requests } = standInJupiter(always(statusFault(status)), { apiKey })
    await expect(calls.call(callFor('a'))).rejects.toMatchObject({
      fault: { status },
      tries: 1,
      hasKey: apiKey !== undefined,
    })
    expect(requests).toMatchObject([{ apiKey }])
  })

  it('of ours is thrown as it is', async () => {
    const bug = new TypeError('a bug')
    const { calls, requests } = standInJupiter(always(bug))
    await expect(calls.call(callFor('a'))).rejects.toBe(bug)
    expect(requests).toHaveLength(1)
  })
})

describe('Stop ends a call at once with the signal’s reason', () => {
  it.each([
    ['while it is answered', neverAnswers],
    ['while Jupiter asks to wait', always(TOO_MANY)],
    ['while it waits to be tried again', always(statusFault(503))],
  ])('%s', async (_, answer) => {
    const { calls, requests } = standInJupiter(answer, {
      wait: (_ms, signal) => neverAnswers({ signal }),
    })
    const stop = new AbortController()
    const call = calls.call(callFor('a', { signal: stop.signal }))
    await new Promise((resolve) => setTimeout(resolve, 0))
    stop.abort('stopped')
    await expect(call).rejects.toBe('stopped')
    expect(requests).toHaveLength(1)
  })
})
