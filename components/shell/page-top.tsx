'use client'

import { usePageTop } from '@/lib/browser/scrolling/use-page-top'

/**
 * Shows each page that follows another from its top on (behaviour 13.10). It comes after the page,
 * whose long list scrolls to the offset that it found when it was rendered first.
 */
export function PageTop() {
  usePageTop()
  return null
}
