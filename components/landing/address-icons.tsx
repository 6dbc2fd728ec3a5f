import { OutlineIcon } from '@/components/ui/outline-icon'

/** Stands before 'Valid address'. */
export function ValidIcon() {
  return <CircledIcon d="M5 8.3l2.1 2.1L11 6.3" />
}

/** Stands before 'Invalid address'. */
export function InvalidIcon() {
  return <CircledIcon d="M8 4.8v3.6M8 10.9v.1" />
}

function CircledIcon({ d }: { d: string }) {
  return (
    <OutlineIcon size={14} strokeWidth={1.5}>
      <circle cx={8} cy={8} r={6.6} />
      <path d={d} />
    </OutlineIcon>
  )
}
