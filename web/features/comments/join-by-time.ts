import type { Comment } from '#web/api/foreign/comment.ts'
import type { Cook } from '#web/features/cooks/cooks.queries.ts'

type Loaded<Entry> = { known: readonly Entry[]; loadMore: (() => void) | undefined }

type Entry = { key: string; at: string } & ({ comment: Comment } | { cook: Cook })

/** Returns the time by which a cook is sorted. A meal of an earlier day has no hour, so noon of that day is used. */
const timeOf = ({ cookedOn, createdAt }: Cook): string =>
  createdAt.startsWith(cookedOn) ? createdAt : `${cookedOn}T12:00:00.000Z`

type Dated = { at: string }
const newestFirst = (one: Dated, other: Dated): number =>
  one.at === other.at ? 0 : one.at < other.at ? 1 : -1

/**
 * Joins comments (oldest first) and cooks (newest first) to one list, newest first. If one of the two has more to load, the list
 * ends where that one ends, because earlier entries may still belong to it. The one that ends latest is loaded next.
 */
export function joinByTime(
  comments: Loaded<Comment> | undefined,
  cooks: Loaded<Cook>,
): { entries: Entry[]; loadMore: (() => void) | undefined } {
  const entries: Entry[] = [
    ...(comments?.known ?? []).toReversed().map(comment => ({
      key: `comment-${comment.key}`,
      at: comment.createdAt ?? '',
      comment,
    })),
    ...cooks.known.map(cook => ({ key: `cook-${cook.id}`, at: timeOf(cook), cook })),
  ]
  const ends = [
    { at: comments?.known[0]?.createdAt ?? '', loadMore: comments?.loadMore },
    { at: cooks.known.at(-1)?.cookedOn ?? '', loadMore: cooks.loadMore },
  ].filter(({ loadMore }) => loadMore !== undefined)
  const end = ends.toSorted(newestFirst)[0]
  return {
    entries: entries.filter(({ at }) => at >= (end?.at ?? '')).sort(newestFirst),
    loadMore: end?.loadMore,
  }
}
