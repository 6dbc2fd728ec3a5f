import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { closeAllDialogs, openDialog, useDialog } from '@/lib/browser/dialogs/open-dialogs'
import { useToasts } from '@/lib/browser/toasts/toast-store'
import { dialogCode, DialogHost } from './dialog-host'

type OfferProps = { name: string; count: number; focusInstead?: () => void }

function Offer({ name, count, focusInstead }: OfferProps) {
  const { opener } = useDialog(
    dialogCode,
    (closing) => ({
      ...closing,
      title: `${name} ${count}`,
      children: name === 'outer' && <Offer name="inner" count={count} />,
    }),
    focusInstead && { focusInstead },
  )
  return (
    <button type="button" {...opener}>
      Open {name}
    </button>
  )
}

function page(offer: OfferProps | undefined) {
  return (
    <>
      <h1>Trades</h1>
      <button type="button">Other</button>
      {offer && <Offer {...offer} />}
      <DialogHost />
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const titles = () =>
  screen
    .queryAllByRole('dialog', { hidden: true })
    .map((dialog) => dialog.querySelector('h2')?.textContent)
const focused = () => screen.getByText('Trades').ownerDocument.activeElement?.textContent
async function close() {
  press('Close')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

describe('a dialog belongs to the page (behaviour 13.7)', () => {
  beforeAll(() => dialogCode.load())
  afterEach(() => act(closeAllDialogs))

  it('shows the current content of its button’s component, and stays when the button disappears', () => {
    const { rerender } = render(page({ name: 'key', count: 1 }))
    press('Open key')
    rerender(page({ name: 'key', count: 2 }))
    expect(titles()).toEqual(['key 2'])
    rerender(page(undefined))
    expect(titles()).toEqual(['key 2'])
  })

  it('returns the focus to its button when it closes', async () => {
    render(page({ name: 'key', count: 1 }))
    press('Open key')
    await close()
    expect([titles(), focused()]).toEqual([[], 'Open key'])
  })

  it('if its button is gone, gives the focus to the button’s replacement, else to the heading', async () => {
    const { rerender } = render(page({ name: 'key', count: 1 }))
    press('Open key')
    rerender(page(undefined))
    await close()
    expect(focused()).toBe('Trades')
    const focusInstead = () => screen.getByText('Other').focus()
    rerender(page({ name: 'key', count: 1, focusInstead }))
    press('Open key')
    rerender(page(undefined))
    await close()
    expect(focused()).toBe('Other')
  })

  it('opens another dialog above itself', async () => {
    const { rerender } = render(page({ name: 'outer', count: 1 }))
    press('Open outer')
    press('Open inner')
    rerender(page({ name: 'outer', count: 2 }))
    expect(titles()).toEqual(['outer 2', 'inner 2'])
    await close()
    expect([titles(), focused()]).toEqual([['outer 2'], 'Open inner'])
  })

  it('closes with a toast if it throws an error, and the page stays (behaviour 13.4)', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    render(page({ name: 'key', count: 1 }))
    function Broken(): ReactNode {
      throw new Error('broken')
    }
    act(() =>
      openDialog({ id: 'x', opener: null, focusInstead: undefined, render: () => <Broken /> }),
    )
    expect([titles(), useToasts.getState().toasts.map(({ text }) => text)]).toEqual([
      [],
      ['Couldn’t show this dialog. Reload the page to use it.'],
    ])
    press('Open key')
    expect(titles()).toEqual(['key 1'])
    log.mockRestore()
  })

  it('closes when its page is left', () => {
    const { unmount } = render(page({ name: 'key', count: 1 }))
    press('Open key')
    unmount()
    render(page(undefined))
    expect(titles()).toEqual([])
  })
})
