/** How wide and high an identicon is, in px, everywhere. */
export const IDENTICON_PX = 24
