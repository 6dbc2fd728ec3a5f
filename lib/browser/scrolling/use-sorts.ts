import { useState } from 'react'

/**
 * How often `isArriving` turned false while `isAnyWaiting`, and so the rows were sorted anew
 * (behaviour 3.5, 5.20).
 */
export function useSorts(isArriving: boolean, isAnyWaiting: boolean): number {
  const [state, setState] = useState({ isArriving, sorts: 0 })
  if (state.isArriving !== isArriving) {
    setState({ isArriving, sorts: state.sorts + (!isArriving && isAnyWaiting ? 1 : 0) })
  }
  return state.sorts
}
