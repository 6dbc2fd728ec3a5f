/**
 * The widths at which the layout changes, for styles and code: 768, 1024 and 1280 px. In em, because larger texts need
 * the layout of a narrower window (behaviour 13.13). Paper never counts as narrow.
 */
export const PHONE_BELOW = '48em'
export const NARROW_BELOW = '64em'
const WIDE_FROM = '80em'

export const PHONE = `screen and (width < ${PHONE_BELOW})`
export const NARROW = `screen and (width < ${NARROW_BELOW})`
export const WIDE = `(width >= ${WIDE_FROM})`
