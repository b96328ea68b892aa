import { keepPreviousData, type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query'
import { useAdminRefusal } from './use-dashboard.ts'

/** A page of a list, read anew each time it is shown; until it is there, the page before. A refused session signs the administrator out. */
export function useAdminList<Page>(queryKey: QueryKey, queryFn: QueryFunction<Page>) {
  const list = useQuery({ queryKey, queryFn, placeholderData: keepPreviousData, staleTime: 0 })
  useAdminRefusal(list.error)
  return list
}
