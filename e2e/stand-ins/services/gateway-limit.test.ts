/** @jest-environment node */
import { wallets } from '../../wallets/all-wallets'
import { standInsInProcess, triggerCall } from '../in-process'

const START = 1_700_000_000_000
const call = triggerCall(wallets.everyday.address)
const limited = { 'user-agent': 'limited' }

function gateway({ exposesHeaders = false, hides429 = false } = {}) {
  let nowMs = START
  const standIns = standInsInProcess(() => nowMs)
  const body = { userAgent: 'limited', exposesHeaders, hides429 }
  standIns.reply('POST /limited-callers', { body })
  return {
    at: (seconds: number) => (nowMs = START + seconds * 1_000),
    ask: (headers: Record<string, string> = limited) => standIns.reply(call, { headers }),
    statuses: (count: number, headers: Record<string, string> = limited) =>
      Array.from({ length: count }, () => standIns.reply(call, { headers }).status),
  }
}

const passes = (count: number) => Array<number>(count).fill(200)

test.each([
  ['5 calls without a key', limited, 5],
  ['10 calls with a key', { ...limited, 'x-api-key': 'any' }, 10],
])('lets %s through in 10 s, and six times that in 60 s', (_, headers, most) => {
  const { at, statuses } = gateway()
  for (let second = 0; second < 60; second += 10) {
    at(second)
    expect(statuses(most + 1, headers)).toEqual([...passes(most), 429])
  }
  at(59.999)
  expect(statuses(1, headers)).toEqual([429])
  at(60)
  expect(statuses(1, headers)).toEqual([200])
})

test('counts each key apart, and callers that no test names not at all', () => {
  const { statuses } = gateway()
  expect(statuses(6)).toEqual([...passes(5), 429])
  expect(statuses(1, { ...limited, 'x-api-key': 'any' })).toEqual([200])
  expect(statuses(1, { ...limited, 'x-api-key': 'other' })).toEqual([200])
  expect(statuses(20, { 'user-agent': 'other' })).toEqual(passes(20))
})

test('tells in its headers how many calls are left, and when one is again', () => {
  const { at, ask, statuses } = gateway()
  const left = { 'x-ratelimit-remaining': '4', 'x-ratelimit-current': '1' }
  expect(ask().headers).toMatchObject({ ...left, 'x-ratelimit-reset': `${START / 1_000 + 10}` })
  at(3)
  statuses(4)
  const none = { 'x-ratelimit-remaining': '0', 'x-ratelimit-current': '5' }
  expect(ask()).toMatchObject({
    status: 429,
    headers: { ...none, 'x-ratelimit-reset': `${START / 1_000 + 10}` },
  })
})

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('headers exposed: %s; 429 without CORS: %s', (exposesHeaders, hides429) => {
  const { ask, statuses } = gateway({ exposesHeaders, hides429 })
  const [passed] = [ask(), statuses(4)]
  const refused = ask()
  expect(refused.status).toBe(429)
  for (const { headers } of [passed, refused]) {
    expect('access-control-expose-headers' in headers).toBe(exposesHeaders)
  }
  expect('access-control-allow-origin' in passed.headers).toBe(true)
  expect('access-control-allow-origin' in refused.headers).toBe(!hides429)
})
