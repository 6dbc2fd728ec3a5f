import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { type Notice, Notices } from './notices'

/** Two notices have room. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  Object.assign(globalThis, { ResizeObserver: NoObserver })
})

const press = jest.fn()
const NOTICES: Notice[] = [
  { kind: 'quiet', text: 'newer orders', details: 'private' },
  { kind: 'other', text: 'skipped' },
  { kind: 'partial', text: 'may be missing', button: { label: 'Load the rest', onPress: press } },
  { kind: 'failed', text: 'failed', details: 'error 500' },
]

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('notices (behaviour 2.18)', () => {
  it('the two most important ones are in the row, all of them in a dialog', () => {
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

  it('one that always shows does not count', () => {
    const always: Notice = { kind: 'quiet', text: 'newer orders', details: 'private' }
    render(<Notices notices={NOTICES.slice(1, 3)} always={always} />)
    expect(screen.getByText('newer orders')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '1 more' })).toBeNull()
  })

  it('a press closes the dialog', () => {
    render(<Notices notices={NOTICES} />)
    fireEvent.click(screen.getByRole('button', { name: '2 more' }))
    const dialog = within(screen.getByRole('dialog'))
    act(() => fireEvent.click(dialog.getByRole('button', { name: 'Load the rest' })))
    expect(press).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('without notices there is nothing', () => {
    expect(render(<Notices notices={[]} />).container.textContent).toBe('')
  })
})
