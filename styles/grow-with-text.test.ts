import { grown } from './grow-with-text.mjs'

it.each([
  ['13px', '0.8125rem'],
  ['minmax(190px, 204px) 1fr', 'minmax(11.875rem, 12.75rem) 1fr'],
  ['-9px', '-0.5625rem'],
  ['calc(100lvh - 52px)', 'calc(100lvh - 3.25rem)'],
])('the length %s becomes %s, so that it grows with texts (behaviour 13.13)', (length, rem) => {
  expect(grown(length, 'rem')).toBe(rem)
})

it('widths of windows are in em (behaviour 13.13)', () => {
  expect(grown('screen and (width < 376px)', 'em')).toBe('screen and (width < 23.5em)')
})

it.each([
  '0px',
  '1px solid',
  '2px',
  'calc(infinity * 1px)',
  "url('a/13px.svg')",
  "'13px'",
  'var(--at-13px)',
])('the thin line or text %s stays', (value) => {
  expect(grown(value, 'rem')).toBe(value)
})
