import { lazyCode } from '@/lib/browser/page/lazy-code'

/** What chooses dates, fetched when it is first needed or pointed at (behaviour 13.6). */
export const dateFieldsCode = lazyCode(async () => (await import('./date-fields')).DateFields)
