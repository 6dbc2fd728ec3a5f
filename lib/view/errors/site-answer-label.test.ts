/** @jest-environment node */
import { siteAnswerLabel } from './site-answer-label'

it.each([
  ['only a status', 502, '', 'This site answered with status 502.'],
  ['a text', 413, 'Too large', 'This site answered: Too large.'],
  ['a sentence: one point', 413, 'Too large.', 'This site answered: Too large.'],
])('the site’s own server gives %s', (_, status, message, expected) => {
  expect(siteAnswerLabel(status, message)).toBe(expected)
})
