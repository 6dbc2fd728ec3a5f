import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Fetches a static page of the app ahead, so that a step to it is quick, and opens without a
 * connection, too (behaviour 11.5).
 * @param isWanted whether it is time to
 */
export function usePageAhead(path: string, isWanted = true): void {
  const router = useRouter()
  useEffect(() => {
    if (isWanted) router.prefetch(path)
  }, [router, path, isWanted])
}
