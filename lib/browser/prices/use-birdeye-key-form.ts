import { useState } from 'react'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { useApiKeyForm } from '@/lib/browser/api-keys/use-api-key-form'
import { withDecimalPoint } from '@/lib/domain/prices/manual-price'
import { KEY_REQUIRED } from '@/lib/view/api-keys/api-key-label'
import { readPace } from '@/lib/view/routes/price-route'
import { storedText } from '@/lib/browser/storage/stored-text'

const USUAL_PACE = '1'
const storedPace = storedText('birdeyeRequestsPerSecond')

/** Returns the requests a second of the visitor's Birdeye plan; undefined for one (behaviour 20.8). */
export function birdeyePace(): number | undefined {
  return readPace(storedPace.get() ?? '')
}

/** Keeps the pace of the visitor's plan; nothing is stored for the usual one. */
function keepBirdeyePace(requestsPerSecond: number | undefined): void {
  const isUsual = requestsPerSecond === undefined || requestsPerSecond === Number(USUAL_PACE)
  storedPace.set(isUsual ? undefined : String(requestsPerSecond))
}

/** The form for a visitor's Birdeye key and the pace of its plan, without a run (behaviour 20.8). */
export function useBirdeyeKeyForm() {
  const { givenKey, keep, remove, ...form } = useApiKeyForm(birdeyeKeyStorage, KEY_REQUIRED)
  const [pace, setPace] = useState(() => String(birdeyePace() ?? USUAL_PACE))
  const [isPaceWrong, setIsPaceWrong] = useState(false)
  return {
    ...form,
    pace,
    setPace,
    isPaceWrong,
    remove: () => {
      remove()
      keepBirdeyePace(undefined)
      setPace(USUAL_PACE)
      setIsPaceWrong(false)
    },
    /** Keeps key and pace if both are valid. */
    submit: () => {
      const key = givenKey()
      const requestsPerSecond = readPace(withDecimalPoint(pace))
      setIsPaceWrong(requestsPerSecond === undefined)
      if (key === undefined || requestsPerSecond === undefined) return
      keep(key)
      keepBirdeyePace(requestsPerSecond)
    },
  }
}
