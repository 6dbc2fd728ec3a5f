import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Popover } from '@/components/ui/popover'

/** 'Details' in the head of a view of the summary. @param children renders them once they are open */
export function DetailsPopover({ children }: { children: () => ReactNode }) {
  return (
    <Popover
      label="Details"
      button={
        <>
          Details
          <ChevronDown size={14} />
        </>
      }
      buttonProps={{ variant: 'ghost', size: 'small' }}
      className="right-0 w-[380px] p-0!"
    >
      {children}
    </Popover>
  )
}
