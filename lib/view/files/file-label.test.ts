/** @jest-environment node */
import { fileFaultText, csvToast } from './file-label'

it.each([
  ['no text from the route', '', 'Server error 500.'],
  ['only the words of the status', 'Bad Gateway', 'Server error: Bad Gateway.'],
  ['an unknown order type', 'Invalid account type', 'Invalid account type'],
  ['what is wrong with the request', 'The request is too large.', 'The request is too large.'],
  [
    'a row’s number, which counts from the start of the whole file',
    'Row 3: amount is missing.',
    'Row 4003: amount is missing.',
  ],
  ['a row’s number elsewhere in the text, which stays as it is', 'See Row 3.', 'See Row 3.'],
])('the text of an error: %s', (_, message, expected) => {
  expect(fileFaultText(500, message, 4_000)).toBe(expected)
})

it.each([
  [155, 0, 0, 'Downloaded 155 rows'],
  [155, 1, 0, 'Downloaded 155 rows. 1 token name is missing.'],
  [155, 0, 66, 'Downloaded 155 rows. 66 missing USD prices left blank.'],
  [
    1_001,
    12,
    1,
    'Downloaded 1,001 rows. 12 token names are missing. 1 missing USD price left blank.',
  ],
])('%s rows, %s tokens without a name, %s prices missing: %s', (rows, unnamed, missing, text) => {
  const kind = unnamed > 0 ? 'warn' : 'ok'
  expect(csvToast('Downloaded', rows, unnamed, missing)).toEqual({ kind, text })
})
