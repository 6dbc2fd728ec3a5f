/**
 * What a browser shows that is older than the oldest ones that the app is made for, which
 * package.json names under `browserslist` (behaviour 13.11).
 */
export const UNSUPPORTED_BROWSER =
  'Update your browser: Chrome or Edge 117+, Firefox 128+ or Safari 16.4+.'
