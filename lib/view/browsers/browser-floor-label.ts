/**
 * What a browser reads that is older than the oldest ones that the app is made for, which
 * package.json names under `browserslist` (behaviour 13.11).
 */
export const BELOW_BROWSER_FLOOR =
  'This browser is too old for this page. It needs Chrome or Edge 111, Firefox 113, Safari 16.4 or newer.'
