import { BELOW_BROWSER_FLOOR } from '@/lib/view/browsers/browser-floor-label'

/** Hidden by a style that a browser below the floor does not know (behaviour 13.11). */
export function BrowserFloor() {
  return (
    <p data-below-floor="" className="border-b border-line px-4 py-3 text-sm text-warn md:px-edge">
      {BELOW_BROWSER_FLOOR}
    </p>
  )
}
