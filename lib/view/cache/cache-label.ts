/** What the page says once if the browser's storage has no room for everything (behaviour 10.4). */
export const NO_ROOM_FOR_LISTS = 'Browser storage is full. Orders will load again next time.'
export const NO_ROOM_FOR_PRICES =
  'Browser storage is full. Some USD prices are lost when you close this tab.'

/** What it says once if a newer version of it has stored something (behaviour 10.11). */
export const NEWER_VERSION = 'A newer version is available. Reload to save new data.'
