/** What the bar calls the sample wallet, on every screen (behaviour 23.2). */
export const SAMPLE = 'Sample'

/** What it is (behaviour 23.2). */
export const SAMPLE_NOTICE = 'Sample wallet with made-up data. Explorer links don’t work.'

/** What the price dialog says (behaviour 23.5). */
export const SAMPLE_PRICES_NOTE = 'Sample wallet: any key works, nothing is sent.'

/** What a page says that was asked for the sample wallet with others. */
export const SAMPLE_ALONE = 'The sample wallet can’t be combined with others.'
