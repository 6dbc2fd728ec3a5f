import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useToasts } from '@/lib/browser/toasts/toast-store'
import { DIALOGS } from './dialog-code'
import { dialogOpener, DialogPlace } from './dialog-place'

type PageProps = { count: number; hasButton?: boolean; focusInstead?: () => void }

/** A page with two dialogs; the first one opens the second one. */
function Page({ count, hasButton = true, focusInstead }: PageProps) {
  return (
    <>
      <h1>Trades</h1>
      <button type="button">Other</button>
      {hasButton && (
        <button type="button" {...dialogOpener('filters', focusInstead)}>
          Open filters
        </button>
      )}
      <DialogPlace
        name="filters"
        props={(closing) => ({
          ...closing,
          title: `filters ${count}`,
          children: (
            <>
              <button type="button" {...dialogOpener('notices')}>
                Open notices
              </button>
              {count === 0 && <Broken />}
            </>
          ),
        })}
      />
      <DialogPlace
        name="notices"
        props={(closing) => ({ ...closing, title: `notices ${count}`, children: '' })}
      />
    </>
  )
}

function Broken(): ReactNode {
  throw new Error('broken')
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
  beforeAll(() => DIALOGS.filters.load())

  it('shows the page’s current data, and stays when its button disappears', () => {
    const { rerender } = render(<Page count={1} />)
    press('Open filters')
    rerender(<Page count={2} hasButton={false} />)
    expect(titles()).toEqual(['filters 2'])
  })

  it('returns the focus to its button when it closes', async () => {
    render(<Page count={1} />)
    press('Open filters')
    await close()
    expect([titles(), focused()]).toEqual([[], 'Open filters'])
  })

  it.each([
    ['the button’s replacement', () => screen.getByText('Other').focus(), 'Other'],
    ['the page’s heading', undefined, 'Trades'],
  ])('if its button is gone, gives the focus to %s', async (_, focusInstead, text) => {
    const page = { count: 1, ...(focusInstead && { focusInstead }) }
    const { rerender } = render(<Page {...page} />)
    press('Open filters')
    rerender(<Page {...page} hasButton={false} />)
    await close()
    expect(focused()).toBe(text)
  })

  it('opens another dialog above itself', async () => {
    const { rerender } = render(<Page count={1} />)
    press('Open filters')
    press('Open notices')
    rerender(<Page count={2} />)
    expect(titles()).toEqual(['filters 2', 'notices 2'])
    await close()
    expect([titles(), focused()]).toEqual([['filters 2'], 'Open notices'])
  })

  it('closes with a toast if it throws an error, and the page stays (behaviour 13.4)', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { rerender } = render(<Page count={1} />)
    press('Open filters')
    rerender(<Page count={0} />)
    expect([titles(), useToasts.getState().toasts.map(({ text }) => text)]).toEqual([
      [],
      ['Couldn’t show this dialog. Reload the page to use it.'],
    ])
    rerender(<Page count={1} />)
    press('Open filters')
    expect(titles()).toEqual(['filters 1'])
    log.mockRestore()
  })

  it('closes when its page is left', () => {
    const { unmount } = render(<Page count={1} />)
    press('Open filters')
    unmount()
    render(<Page count={1} />)
    expect(titles()).toEqual([])
  })
})
