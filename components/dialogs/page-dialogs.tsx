'use client'

import { usePathname } from 'next/navigation'
import { Fragment } from 'react'
import { DialogPlace } from './dialog-place'

/** The dialogs that need no data of a page. They close when the page is left. */
export function PageDialogs() {
  return (
    <Fragment key={usePathname()}>
      <DialogPlace name="settings" props={(closing) => closing} />
      <DialogPlace name="jupiter key" props={(closing) => closing} />
      <DialogPlace name="sign in" props={(closing, userAddress) => ({ ...closing, userAddress })} />
    </Fragment>
  )
}
