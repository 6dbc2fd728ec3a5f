/** The title of the dialog for tax files, and the button that opens it: the page has no more of them. */
export const TAX_EXPORT = 'Tax export'
