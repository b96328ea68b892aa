import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useToken } from '#web/api/session.ts'
import type { Recipe } from '../recipe.ts'
import { followedBy } from '../recipe-list.queries.ts'
import { listOwn, type OwnList, ownListQuery } from './own-list.ts'

export type OwnRecipes = {
  /** Undefined while nothing is known yet. */
  recipes: Recipe[] | undefined
  total: number
  failure: unknown
  isRetrying: boolean
  retry: () => void
  fetchMore: (() => void) | undefined
  isFetchingMore: boolean
}

/** What the member wrote, or what they bookmarked: the first page, and those after it as they are asked for. */
export function useOwnList(list: OwnList): OwnRecipes {
  const isSignedIn = useToken('user') !== null
  const queries = useQueryClient()
  const options = ownListQuery(list)
  const first = useQuery({ ...options, enabled: isSignedIn })
  const more = useMutation({
    mutationFn: (cursor: string) => listOwn(list, cursor),
    onSuccess: page => queries.setQueryData(options.queryKey, known => known && followedBy(known, page)),
  })
  const cursor = first.data?.nextCursor
  return {
    recipes: first.data?.recipes,
    total: first.data?.total ?? 0,
    failure: first.error ?? more.error,
    isRetrying: first.isFetching,
    retry: () => (first.error ? first.refetch() : cursor && more.mutate(cursor)),
    fetchMore: cursor ? () => more.mutate(cursor) : undefined,
    isFetchingMore: more.isPending,
  }
}
