/** What opens the dialog in which a wallet's owner signs in (behaviour 25.3). */
export const LOAD_NEWER = 'Load them with your wallet'
