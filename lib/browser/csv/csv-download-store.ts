import { create } from 'zustand'

/** The download under way; one in a tab, whatever page it was started on. */
export const useCsvDownloadState = create<{
  isDownloading: boolean
  /** How many rows are written, from the second request on. */
  writtenRows: number | undefined
}>(() => ({ isDownloading: false, writtenRows: undefined }))
