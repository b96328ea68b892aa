import { useState } from 'react'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { type Comment, readComments } from '#web/api/foreign/comment.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

/** All comments of a recipe that are known. `loadOlder` loads earlier ones, as long as there are any. */
type KnownComments = {
  comments: readonly Comment[]
  loadOlder: (() => void) | undefined
  isLoading: boolean
  hasFailed: boolean
}

/**
 * A recipe comes with its newest comments, and our server returns earlier ones on request. `newest` is undefined while it loads.
 * `total` is undefined if a backend does not count comments; such a backend sends all of them.
 */
export function useOlderComments(
  recipeId: string,
  newest: readonly Comment[] | undefined,
  total: number | undefined,
): KnownComments {
  // Keeps the newest comments, too. When a comment is added, the oldest of them are no longer in the recipe's reply.
  const [loaded, setLoaded] = useState<readonly Comment[]>([])
  const [isComplete, setIsComplete] = useState(false)
  const comments = newest ? joined(loaded, newest) : []
  const load = useSingleFlightMutation({
    mutationFn: async (cursor: string) =>
      readComments(await call(rows.listComments, { id: recipeId, query: { cursor } })),
  })
  const loadOlder = () => {
    const [oldest] = comments
    if (!oldest) return
    load.mutate(oldest.key, {
      onSuccess: older => {
        setLoaded([...older, ...comments])
        setIsComplete(older.length === 0)
      },
    })
  }
  const hasOlder = !isComplete && comments.length > 0 && (total ?? 0) > comments.length
  return {
    comments,
    loadOlder: hasOlder ? loadOlder : undefined,
    isLoading: load.isPending,
    hasFailed: load.isError,
  }
}

/** Joins the earlier comments to the newest ones. The newest are current, so deleted comments are missing from them. */
function joined(loaded: readonly Comment[], newest: readonly Comment[]): readonly Comment[] {
  const [first] = newest
  if (loaded.length === 0 || !first) return newest
  return [...loaded.filter(({ key }) => Number(key) < Number(first.key)), ...newest]
}
