import { useState } from 'react'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { useApiKeyForm } from '@/lib/browser/api-keys/use-api-key-form'
import { KEY_REQUIRED, NO_KEY } from '@/lib/view/prices/price-fault-label'
import { readPace } from '@/lib/view/prices/price-request-body'
import { birdeyePace, keepBirdeyePace } from './birdeye-pace'

const USUAL_PACE = '1'

/** The form for a visitor's Birdeye key and the pace of its plan, without a run (behaviour 20.9). */
export function useBirdeyeKeyForm() {
  const { givenKey, keep, forget, ...form } = useApiKeyForm(birdeyeKeyStorage, {
    missing: KEY_REQUIRED,
    malformed: NO_KEY,
  })
  const [pace, setPace] = useState(() => String(birdeyePace() ?? USUAL_PACE))
  const [isPaceWrong, setIsPaceWrong] = useState(false)
  return {
    ...form,
    pace,
    setPace,
    isPaceWrong,
    forget: () => {
      forget()
      keepBirdeyePace(undefined)
      setPace(USUAL_PACE)
      setIsPaceWrong(false)
    },
    /** Keeps key and pace where both can be used. */
    submit: () => {
      const key = givenKey()
      const requestsPerSecond = readPace(pace)
      setIsPaceWrong(requestsPerSecond === undefined)
      if (key === undefined || requestsPerSecond === undefined) return
      keep(key)
      keepBirdeyePace(requestsPerSecond)
    },
  }
}
