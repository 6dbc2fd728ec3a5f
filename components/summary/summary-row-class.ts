/** A row of the summary, its head and its pairs. */
export const SUMMARY_ROW_CLASS =
  'grid w-full grid-cols-[minmax(0,1.3fr)_56px_minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.5fr)] wide:grid-cols-[minmax(0,1.53fr)_56px_minmax(0,0.93fr)_minmax(0,1.24fr)_minmax(0,1.4fr)] items-center gap-x-3 px-4'
