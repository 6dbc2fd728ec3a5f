import { useMemo } from 'react'
import { DIAMETER, identiconShapes } from '@/lib/view/identicons/identicon-shapes'

/** The picture of an order key or address (behaviour 13.1). */
export function Identicon({ value }: { value: string }) {
  const { ground, squares } = useMemo(() => identiconShapes(value), [value])
  return (
    <span
      data-slot="identicon"
      translate="no"
      title={value}
      aria-hidden="true"
      className="flex size-identicon shrink-0 overflow-hidden rounded-full"
    >
      <svg width={DIAMETER} height={DIAMETER} style={{ background: ground }}>
        {squares.map((square) => (
          <rect key={square.fill} width={DIAMETER} height={DIAMETER} {...square} />
        ))}
      </svg>
    </span>
  )
}
