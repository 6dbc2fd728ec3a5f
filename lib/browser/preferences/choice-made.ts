/** Told to the page itself where a choice is made: browsers tell only other tabs of what is stored. */
export const CHOICE_MADE = 'perijove:choice'
