import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { Dialog } from './dialog'
import { installCloseWatcher } from '@/components/ui/testing/mock-close-watcher'

function Opened({ children, returnFocus }: { children: ReactNode; returnFocus: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Dialog title="Title" onClose={() => setIsOpen(false)} returnFocus={returnFocus}>
      {children}
    </Dialog>
  )
}

const open = (content: ReactNode, returnFocus = () => {}) =>
  render(<Opened returnFocus={returnFocus}>{content}</Opened>)

describe('a dialog opens with the focus on its first field or action (behaviour 13.7)', () => {
  it.each<[string, ReactNode]>([
    ['a field', <input key="" data-first="" />],
    [
      'a button after a disabled one',
      [<button key="1" disabled />, <button key="2" data-first="" />],
    ],
    [
      'the checked radio button',
      [
        <input key="1" type="radio" name="a" />,
        <input key="2" type="radio" name="a" defaultChecked data-first="" />,
      ],
    ],
  ])('%s', (_, content) => {
    open(content)
    expect(screen.getByRole('dialog').querySelector('[data-first]')?.matches(':focus')).toBe(true)
  })

  it('‘Close’ if there is no other action and no field', () => {
    open('Nothing to do')
    expect(screen.getByRole('button', { name: 'Close' }).matches(':focus')).toBe(true)
  })
})

it('a closed dialog gives the focus back (behaviour 13.7)', async () => {
  const returnFocus = jest.fn()
  open('Nothing to do', returnFocus)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(returnFocus).toHaveBeenCalled()
})

describe('Android’s Back gesture (behaviour 13.7)', () => {
  const gesture = installCloseWatcher()

  it('saves what was typed and closes the dialog, as ‘Close’ does', () => {
    const saveText = jest.fn()
    open(<input defaultValue="2026-03-02" onBlur={({ target }) => saveText(target.value)} />)
    act(() => void gesture())
    expect(saveText).toHaveBeenCalledWith('2026-03-02')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(gesture()).toBe(false)
  })

  it('closes the topmost dialog', () => {
    open('List')
    open('Details')
    act(() => void gesture())
    expect(screen.getByRole('dialog').textContent).toContain('List')
    act(() => void gesture())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it.each<[string, () => void]>([
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['Close', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s saves what was typed in the field, then closes the dialog (behaviour 17.3)', (_, close) => {
  const saveText = jest.fn()
  open(<input defaultValue="2026-03-02" onBlur={({ target }) => saveText(target.value)} />)
  close()
  expect(saveText).toHaveBeenCalledWith('2026-03-02')
  expect(screen.queryByRole('dialog')).toBeNull()
})
