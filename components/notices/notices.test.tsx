import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type Notice, Notices } from './notices'
import { DIALOGS } from '@/components/dialogs/dialog-code'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'

const press = jest.fn()
const NOTICES: Notice[] = [
  { id: 'newer', kind: 'quiet', text: 'newer orders', details: 'private' },
  { id: 'skipped', kind: 'other', text: 'skipped' },
  {
    id: 'partial',
    kind: 'partial',
    text: 'may be missing',
    button: { label: 'Load the rest', onPress: press },
  },
  { id: 'failed', kind: 'failed', text: 'failed', details: 'error 500' },
]

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeAll(() => DIALOGS.notices.load())

describe('notices (behaviour 2.18)', () => {
  it('the two most important notices are in the row, and all notices are in a dialog', () => {
    render(<Notices notices={NOTICES} />)
    expect(texts()).toEqual(['failedLearn more', 'may be missingLoad the rest'])
    fireEvent.click(screen.getByRole('button', { name: '2 more' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Notices' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'failederror 500',
      'may be missingLoad the rest',
      'skipped',
      'newer ordersprivate',
    ])
  })

  it('a notice that always shows isn’t counted', () => {
    const always: Notice = { id: 'newer', kind: 'quiet', text: 'newer orders', details: 'private' }
    render(<Notices notices={NOTICES.slice(1, 3)} always={always} />)
    expect(screen.getByText('newer orders')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '1 more' })).toBeNull()
  })

  it.each([
    ['alone', [], 'Learn more'],
    ['beside another notice with a button', NOTICES.slice(3), 'Details'],
  ])('the details of a notice that always shows can be opened: %s', (_, notices, opener) => {
    const always = {
      id: 'newer',
      kind: 'quiet',
      text: 'newer',
      details: 'private',
      action: <a>Load</a>,
    } as const
    const button = { label: 'Retry', onPress: press }
    render(<Notices notices={notices.map((notice) => ({ ...notice, button }))} always={always} />)
    const openers = screen.getAllByRole('button', { name: /^(Learn more|Details)$/ })
    expect(openers.map(({ textContent }) => textContent)).toEqual([opener])
    for (const button of openers) fireEvent.click(button)
    expect(within(screen.getByRole('dialog')).getByText('private')).toBeTruthy()
  })

  it('a notice’s button still has the focus when its work begins (behaviour 13.7)', () => {
    const buttonNamed = (name: string) => screen.getByRole('button', { name })
    const hadFocus: boolean[] = []
    const onPress = () => hadFocus.push(buttonNamed('Sign in again').matches(':focus'))
    const notice: Notice = {
      id: 'signed out',
      kind: 'failed',
      text: 'expired',
      button: { label: 'Sign in again', onPress },
    }
    render(
      <>
        <button {...focusTarget('refresh')}>Refresh</button>
        <Notices notices={[notice]} />
      </>,
    )
    act(() => buttonNamed('Sign in again').focus())
    fireEvent.click(buttonNamed('Sign in again'))
    expect(hadFocus).toEqual([true])
    expect(buttonNamed('Refresh').matches(':focus')).toBe(true)
  })

  it('a press on a notice’s button closes the dialog', () => {
    render(<Notices notices={NOTICES} />)
    fireEvent.click(screen.getByRole('button', { name: '2 more' }))
    const dialog = within(screen.getByRole('dialog'))
    act(() => fireEvent.click(dialog.getByRole('button', { name: 'Load the rest' })))
    expect(press).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('nothing is rendered if there are none', () => {
    expect(render(<Notices notices={[]} />).container.textContent).toBe('')
  })
})
