import Link from 'next/link'
import type { ComponentProps } from 'react'
import { expectUrl } from '@/lib/browser/urls/use-url'

/** A link to a page of the app, which has the link's URL from its first frame. */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return <Link onClick={() => expectUrl(props.href)} {...props} />
}
