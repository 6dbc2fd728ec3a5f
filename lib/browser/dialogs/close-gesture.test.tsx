import { act, renderHook } from '@testing-library/react'
import { closeDialog, isDialogOpen, openDialog, useCloseGesture } from './open-dialogs'

it('Android’s Back gesture closes a dialog and saves the text of the focused field (behaviour 13.7)', () => {
  const destroy = jest.fn()
  const watchers: { onclose: (() => void) | null }[] = []
  window.CloseWatcher = class {
    onclose: (() => void) | null = null
    destroy = destroy
    constructor() {
      watchers.push(this)
    }
  }
  document.body.innerHTML = '<input>'
  const field = document.querySelector('input')
  const saveText = jest.fn()
  field?.addEventListener('blur', saveText)
  field?.focus()
  openDialog({ id: 'filters', opener: null, render: () => null, focusInstead: undefined })
  const { unmount } = renderHook(() => useCloseGesture('filters'))
  act(() => watchers[0]?.onclose?.())
  expect([isDialogOpen('filters'), saveText.mock.calls.length]).toEqual([false, 1])
  unmount()
  expect([watchers.length, destroy.mock.calls.length]).toEqual([1, 1])
  delete window.CloseWatcher
})

it('a dialog that isn’t open takes the focus from no field when it is closed', () => {
  document.body.innerHTML = '<input>'
  document.querySelector('input')?.focus()
  closeDialog('filters')
  expect(document.activeElement?.tagName).toBe('INPUT')
})
