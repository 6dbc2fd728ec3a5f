/** @jest-environment node */
import { siteAnswerLabel } from './site-answer-label'

it.each([
  ['only a status', 502, '', 'Server error 502.'],
  ['a text', 413, 'Too large', 'Server error: Too large.'],
  ['a sentence: one point', 413, 'Too large.', 'Server error: Too large.'],
])('the site’s own server gives %s', (_, status, message, expected) => {
  expect(siteAnswerLabel(status, message)).toBe(expected)
})
