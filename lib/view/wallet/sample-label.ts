/** What the bar calls the sample wallet, on every screen (behaviour 23.2). */
export const SAMPLE = 'Sample'

/** What it is (behaviour 23.2). */
export const SAMPLE_NOTICE =
  'Sample wallet: its orders, trades and prices are made up. No service is asked for them, and no explorer knows its transactions.'

/** In the price dialog (behaviour 23.6). */
export const SAMPLE_PRICES_NOTE =
  'Sample wallet: any letters will do as a key. Nothing is sent; the prices come with this page.'

/** Where the sample wallet would stand beside others. */
export const SAMPLE_ALONE = 'The sample wallet is shown by itself only.'
