import { sidesDifferText } from '@/lib/view/prices/set-price-label'

/** Under the rate of a trade whose two sides differ; the tooltip says so (behaviour 8.27). */
export function SidesDifferMark({ percent }: { percent: string }) {
  const text = sidesDifferText(percent)
  return (
    <button
      type="button"
      data-sides-differ={text}
      aria-label={text}
      className="relative ml-auto flex icon-differ items-center gap-1 rounded text-xs leading-4 text-warn [--icon-size:12px] after:absolute after:-inset-x-2 after:top-0 after:-bottom-2 md:after:-bottom-0.5"
    >
      {percent} %
    </button>
  )
}
