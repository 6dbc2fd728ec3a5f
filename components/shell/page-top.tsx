'use client'

import { usePageTop } from '@/lib/browser/scrolling/use-page-top'

/** Shows each page that follows another from its top on (behaviour 13.12). */
export function PageTop() {
  usePageTop()
  return null
}
