/** The widths at which the layout changes, for styles and code. Paper never counts as narrow. */
export const PHONE_BELOW = '768px'
export const NARROW_BELOW = '1024px'
const WIDE_FROM = '1280px'

export const PHONE = `screen and (width < ${PHONE_BELOW})`
export const NARROW = `screen and (width < ${NARROW_BELOW})`
export const WIDE = `(width >= ${WIDE_FROM})`
