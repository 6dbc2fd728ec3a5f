import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { DateFields } from './date-filter'
import { DialogHost } from '@/components/dialogs/dialog-host'
import { closeAllDialogs, openDialog } from '@/lib/browser/dialogs/open-dialogs'
import { useTradesFilters } from '@/lib/browser/filters/use-trades-filters'

it('a date is saved although ‘Done’ follows within half a second (behaviour 13.7)', () => {
  globalThis.history.replaceState(null, '', '/trades?userAddress=W&recurring=A')
  const { result } = renderHook(() => useTradesFilters())
  render(<DialogHost />)
  act(() =>
    openDialog({
      id: 'filters',
      opener: null,
      focusInstead: undefined,
      render: ({ onClose }) => (
        <>
          <DateFields filtering={result.current} />
          <button onClick={onClose}>Done</button>
        </>
      ),
    }),
  )
  const field = screen.getByLabelText('From')
  field.focus()
  fireEvent.change(field, { target: { value: '2026-03-02' } })
  // In Safari, a press on a button leaves the focus in the field.
  fireEvent.click(screen.getByText('Done'))
  expect(screen.queryByText('Done')).toBeNull()
  expect(globalThis.location.search).toBe('?userAddress=W&from=2026-03-02&recurring=A')
  act(closeAllDialogs)
})
