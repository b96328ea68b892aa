import { useState } from 'react'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { type Comment, readComments } from '#web/api/foreign/comment.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

/** All comments that are known of a recipe, and what loads those before them, while there are any. */
type KnownComments = {
  comments: readonly Comment[]
  loadOlder: (() => void) | undefined
  isLoading: boolean
  hasFailed: boolean
}

/**
 * A recipe comes with its newest comments; our server answers those before them on request. `newest` is undefined while it
 * loads, and so is `total` where a backend does not count: that one sends all of them.
 */
export function useOlderComments(
  recipeId: string,
  newest: readonly Comment[] | undefined,
  total: number | undefined,
): KnownComments {
  // Also of the newest: with a new comment, the oldest of them leave the recipe's answer.
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

/** What was loaded before, up to where the newest begin: those are as they are now, without what was deleted. */
function joined(loaded: readonly Comment[], newest: readonly Comment[]): readonly Comment[] {
  const [first] = newest
  if (loaded.length === 0 || !first) return newest
  return [...loaded.filter(({ key }) => Number(key) < Number(first.key)), ...newest]
}
