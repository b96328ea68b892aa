import { useEffect, useState } from 'react'
import { commentFragment } from '#contract/page-urls.ts'
import { cookFragment } from '#contract/rare-urls.ts'
import * as cookTexts from '#texts/cooks.ts'
import * as t from '#texts/recipe-detail.ts'
import * as ui from '#texts/ui.ts'
import { CookEntry } from '#web/features/cooks/cook-entry.tsx'
import { useCooks } from '#web/features/cooks/cooks.queries.ts'
import { HiddenMark } from '#web/features/notices/hidden-mark.tsx'
import { Button } from '#web/ui/button.tsx'
import { Note, noteActionClass } from '#web/ui/note.tsx'
import { tabRowClass } from '#web/ui/tab-row.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { CommentEntry, type CommentsProps, CommentsSkeleton, commentListClass } from './comment-list.tsx'
import styles from './conversation.module.css'
import { joinByTime } from './join-by-time.ts'
import { useOlderComments } from './use-older-comments.ts'

const choices = ['everyone', 'all', 'changed', 'withPhoto'] as const

/** The comments and what members cooked, by time. If nobody cooked the recipe, or if that does not load, only the comments are shown. */
export function Conversation({ recipeId, comments: newest, total }: CommentsProps) {
  const [choice, setChoice] = useState<(typeof choices)[number]>('everyone')
  const older = useOlderComments(recipeId, newest, total)
  const all = useCooks(recipeId, 'all')
  const filter = choice === 'everyone' ? 'all' : choice
  const cooks = useCooks(recipeId, filter, filter !== 'all')
  const chosen = filter === 'all' ? all : cooks
  const isEveryone = choice === 'everyone'
  const { entries, loadMore } = joinByTime(
    isEveryone ? { known: older.comments, loadMore: older.loadOlder } : undefined,
    { known: chosen.entries, loadMore: chosen.loadMore },
  )
  const isLate = useIsLate()
  if (all.query.isPending && !isLate) return <CommentsSkeleton />
  const hasFailed = (isEveryone && older.hasFailed) || chosen.hasMoreFailed
  return (
    <>
      {all.entries.length > 0 && (
        <fieldset className={`${tabRowClass} ${styles.choice}`}>
          <legend className={visuallyHiddenClass}>{cookTexts.showWhich}</legend>
          {choices.map(name => (
            <button key={name} type="button" aria-pressed={choice === name} onClick={() => setChoice(name)}>
              {cookTexts.cookChoices[name]}
            </button>
          ))}
        </fieldset>
      )}
      {entries.length === 0 && <Nothing {...{ isEveryone, query: chosen.query }} />}
      <ul className={commentListClass}>
        {entries.map(entry =>
          'comment' in entry ? (
            <li key={entry.key} id={commentFragment(entry.comment.key)}>
              <CommentEntry comment={entry.comment} recipeId={recipeId}>
                {entry.comment.isHidden && <HiddenMark {...entry.comment} />}
              </CommentEntry>
            </li>
          ) : (
            <li key={entry.key} id={cookFragment(entry.cook.id)}>
              <CookEntry cook={entry.cook} recipeId={recipeId} />
            </li>
          ),
        )}
      </ul>
      {loadMore && (
        <div className={styles.more}>
          {hasFailed && (
            <Note kind="error">{isEveryone ? t.olderCommentsFailed : cookTexts.moreCooksFailed}</Note>
          )}
          <Button isBusy={older.isLoading || chosen.isLoadingMore} onClick={loadMore}>
            {ui.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

/** How long the comments wait for the cooks, which would otherwise move comments that are already shown. */
const longestWaitMs = 1000

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longestWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

type NothingProps = { isEveryone: boolean; query: ReturnType<typeof useCooks>['query'] }

function Nothing({ isEveryone, query }: NothingProps) {
  if (isEveryone) return <p className={styles.nothing}>{t.noComments}</p>
  if (query.isPending) return null
  if (!query.isError) return <p className={styles.nothing}>{cookTexts.nobodySoFar}</p>
  return (
    <div className={styles.failure}>
      <Note kind="error">
        {cookTexts.cooksNotLoaded}{' '}
        <button type="button" className={noteActionClass} onClick={() => query.refetch()}>
          {ui.tryAgain}
        </button>
      </Note>
    </div>
  )
}
