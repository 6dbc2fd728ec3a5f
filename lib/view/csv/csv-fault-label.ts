/** Before the reason why there is no file. */
export const CSV_FAILED = 'The CSV could not be made.'

/** This site did not answer. */
export const CONNECTION_LOST = 'The connection to this site was lost.'
