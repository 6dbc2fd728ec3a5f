/** Names the zones of some dates if no column's head does: 'Times in UTC+1' (behaviour 20.6). */
export function ZoneNote({ zones }: { zones: string }) {
  if (zones === '') return null
  return (
    <p className="ml-auto text-xs whitespace-nowrap text-text-3">
      {/* Phones have room for the zone alone. */}
      <span className="phone:sr-only">Times in </span>
      <span translate="no">{zones}</span>
    </p>
  )
}
