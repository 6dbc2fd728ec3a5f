/** A length in px. Texts and URLs are matched, too, so that a length in them stays. */
const LENGTH = /url\([^)]*\)|"[^"]*"|'[^']*'|(?<![\w.]|\w-)(\d*\.?\d+)px\b/g
/** The size of text that browsers have unless the visitor sets another. */
const TEXT_PX = 16
/** Lines and outlines are at most so thick. They stay sharp while texts grow. */
const LINE_PX = 2
/** Here a length doesn't depend on an element's or the visitor's size of text. */
const FIXED = new Set(['property', 'font-face', 'page'])

/**
 * PostCSS plugin. Lengths in px become rem, and em in media queries, so that all of a page grows with the size of text
 * that the visitor set, and the window counts as narrower (behaviour 13.13).
 */
export const growWithText = {
  postcssPlugin: 'grow-with-text',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (!FIXED.has(declaration.parent.name)) declaration.value = grown(declaration.value, 'rem')
    })
    root.walkAtRules('media', (rule) => {
      rule.params = grown(rule.params, 'em')
    })
  },
}

/** Returns a value of CSS with each length in another unit. @param {string} value @param {'rem' | 'em'} unit */
export function grown(value, unit) {
  return value.replace(LENGTH, (text, px) =>
    px === undefined || Number(px) <= LINE_PX ? text : `${Number(px) / TEXT_PX}${unit}`,
  )
}
