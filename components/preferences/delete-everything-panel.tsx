'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deleteEverything } from '@/lib/browser/cache/delete-everything'
import { storedCharacters } from '@/lib/browser/cache/local-storage'
import { storedSizeLabel } from '@/lib/view/preferences/stored-size-label'

/** 'Delete everything stored here', with what that is; asks once more (behaviour 20.5). */
export function DeleteEverythingPanel() {
  const [isAsked, setIsAsked] = useState(false)
  const [size] = useState(() => storedSizeLabel(storedCharacters()))
  return (
    <div className="border-t border-line px-5 py-4">
      <p className="text-sm text-text-2">
        This browser stores orders, prices, token names, recent addresses, names of wallets, your
        settings and the keys that you let it remember: {size}. Nothing of it is on a server.
      </p>
      <p role="status" className="mt-1 text-sm text-warn empty:hidden">
        {isAsked && 'Prices that were fetched or typed go too, in all tabs. This cannot be undone.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isAsked ? (
          <>
            <Button key="really" onClick={deleteEverything} autoFocus>
              Really delete everything
            </Button>
            <Button variant="ghost" onClick={() => setIsAsked(false)}>
              Keep it
            </Button>
          </>
        ) : (
          <Button key="ask" onClick={() => setIsAsked(true)}>
            Delete everything stored here
          </Button>
        )}
      </div>
    </div>
  )
}
