import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { DateFields } from './date-filter'
import { DIALOGS } from '@/components/dialogs/dialog-code'
import { DialogPlace } from '@/components/dialogs/dialog-place'
import { openDialog } from '@/lib/browser/dialogs/open-dialogs'
import { useTradesFilters } from '@/lib/browser/filters/use-trades-filters'

it('a date is saved although ‘Done’ follows within half a second (behaviour 13.7)', async () => {
  await DIALOGS.filters.load()
  globalThis.history.replaceState(null, '', '/trades?userAddress=W&recurring=A')
  const { result } = renderHook(() => useTradesFilters())
  render(
    <DialogPlace
      name="filters"
      props={(closing) => ({
        ...closing,
        title: 'Filters',
        children: (
          <>
            <DateFields filtering={result.current} />
            <button onClick={closing.onClose}>Done</button>
          </>
        ),
      })}
    />,
  )
  act(() => openDialog({ name: 'filters', opener: null }))
  const field = screen.getByLabelText('From')
  field.focus()
  fireEvent.change(field, { target: { value: '2026-03-02' } })
  // In Safari, a press on a button leaves the focus in the field.
  fireEvent.click(screen.getByText('Done'))
  expect(screen.queryByText('Done')).toBeNull()
  expect(globalThis.location.search).toBe('?userAddress=W&from=2026-03-02&recurring=A')
})
