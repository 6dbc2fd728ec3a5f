import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { pageUrl, replaceUrl } from '@/lib/browser/urls/page-history'
import { useOpenPage, useUrl } from '@/lib/browser/urls/use-url'
import { PageLink } from './page-link'

const push = jest.fn()
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => '/orders/W',
}))

const NEXT = '/trades?userAddress=W&recurring=B#trigger=C'

const follow = () => {
  // The page itself must not be left.
  render(
    <div onClickCapture={(event) => event.preventDefault()}>
      <PageLink href={NEXT}>Back to trades</PageLink>
    </div>,
  )
  fireEvent.click(screen.getByRole('link'))
}
const open = () => {
  const { result } = renderHook(useOpenPage)
  act(() => result.current.openPage(NEXT))
  expect(push).toHaveBeenCalledWith(NEXT)
}

it.each([
  ['a link', follow],
  ['a button, such as that of ‘Add wallet’', open],
])(
  'the page that %s opens has its new filters in its first frame, although it was left with others (behaviour 17.9)',
  (_, go) => {
    replaceUrl('/trades?userAddress=W&q=old')
    const { result, rerender } = renderHook(() => useUrl('/trades'))
    expect(result.current?.search).toBe('?userAddress=W&q=old')
    act(() => replaceUrl('/orders/W'))
    go()
    // The browser's URL is still that of the page that is being left.
    rerender()
    expect(pageUrl().pathname).toBe('/orders/W')
    expect(result.current).toMatchObject({
      pathname: '/trades',
      search: '?userAddress=W&recurring=B',
      hash: '#trigger=C',
    })
  },
)
