import { keepPreviousData, type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query'
import { useAdminRefusal } from './use-dashboard.ts'

/**
 * Reads a page of a list each time it is shown. Until it has loaded, the previous page stays. A refused session signs the
 * administrator out.
 */
export function useAdminList<Page>(queryKey: QueryKey, queryFn: QueryFunction<Page>) {
  const list = useQuery({ queryKey, queryFn, placeholderData: keepPreviousData, staleTime: 0 })
  useAdminRefusal(list.error)
  return list
}
