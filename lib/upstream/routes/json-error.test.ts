/** @jest-environment node */
import { jsonError } from './json-error'

it.each([
  ['no header of its own', undefined, { 'cache-control': 'no-store' }],
  ['one', { 'x-mark': '1' }, { 'x-mark': '1', 'cache-control': 'no-store' }],
  ['no way to be stored', { 'cache-control': 'max-age=9' }, { 'cache-control': 'no-store' }],
])('an error as JSON that nothing stores, with %s', async (_, headers, expected) => {
  const answer = jsonError(413, 'The request is too large.', headers)
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { error: 'The request is too large.' },
  ])
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    ...expected,
  })
})
