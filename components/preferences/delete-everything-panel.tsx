'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deleteEverything } from '@/lib/browser/storage/delete-everything'
import { storedCharacters } from '@/lib/browser/storage/local-storage'
import { storedSizeLabel } from '@/lib/view/preferences/preference-label'

/**
 * 'Delete all data', with how much that is; asks once more. The button becomes 'Cancel', so that a double
 * click deletes nothing (behaviour 20.5).
 */
export function DeleteEverythingPanel() {
  const [isAsked, setIsAsked] = useState(false)
  const [size] = useState(() => storedSizeLabel(storedCharacters()))
  return (
    <div className="border-t border-line px-5 py-4">
      <p className="text-sm text-text-2">
        {`Your orders, prices, names, settings and saved keys are stored only in this browser (${size}).`}
      </p>
      <p role="status" className="mt-1 text-sm text-warn empty:hidden">
        {isAsked &&
          'This includes fetched and manual prices. Price runs in other tabs stop. You can’t undo this.'}
      </p>
      <div className="mt-3 flex justify-between gap-2">
        <Button variant={isAsked ? 'ghost' : 'secondary'} onClick={() => setIsAsked(!isAsked)}>
          {isAsked ? 'Cancel' : 'Delete all data'}
        </Button>
        {isAsked && <Button onClick={deleteEverything}>Delete all data</Button>}
      </div>
    </div>
  )
}
