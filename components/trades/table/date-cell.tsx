import { CopyButton } from '@/components/copying/copy-button'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { localDate } from '@/lib/view/time/local-date'

/** Date and time in the zone of the page, and a button that copies the Unix seconds (behaviour 5.6). */
export function DateCell({ date }: { date: string }) {
  const { day, time } = localDate(date, useTimeZone())
  return (
    <>
      <time
        dateTime={date}
        className="flex flex-row gap-1.5 lg:flex-col lg:gap-0 wide:flex-row wide:gap-2"
      >
        <span className="font-medium">{day}</span> <span className="text-text-2">{time}</span>
      </time>
      <CopyButton
        value={String(unixSeconds(date))}
        label="Copy Unix timestamp"
        className="-my-1 -mr-1.5 md:mr-0"
      />
    </>
  )
}
