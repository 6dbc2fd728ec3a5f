import { useQueryClient } from '@tanstack/react-query'
import { servicesOf } from './cache-services'

/** Whether what is shown is the sample wallet's. */
export function useIsSample(): boolean {
  return servicesOf(useQueryClient()) !== undefined
}
