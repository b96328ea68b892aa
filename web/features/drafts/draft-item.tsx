import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftEntry } from '#contract/drafts.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/drafts.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { Link } from '#web/ui/link.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { smallButtonClass } from '#web/ui/small-button.tsx'
import { State } from '#web/ui/state.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './draft-item.module.css'
import { useDeleteDraft } from './draft-list.queries.ts'
import { DraftPicture } from './draft-picture.tsx'
import { whereFrom } from './draft-sources.ts'

export function DraftItem({ draft }: { draft: DraftEntry }) {
  const item = useRef<HTMLLIElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const title = draft.title || t.untitled
  const address = pageUrls.draft(draft.id)
  const remove = useDeleteDraft(draft.id, () => {
    showToast.success(t.isThrownAway(title))
    const moveFocus = prepareFocusAfterRemoval(item.current, 'a')
    flushSync(() => setIsAsking(false))
    moveFocus()
  })
  return (
    <li ref={item} className={styles.root} data-draft={draft.id}>
      <DraftPicture image={draft.image} className={styles.picture} />
      <div>
        <Link className={styles.title} to={address}>
          {title}
        </Link>
        <small>
          {t.savedAgo(whereFrom(draft.source), <RelativeTime key="time" timestamp={draft.changedAt} />)}
        </small>
      </div>
      <DraftState draft={draft} />
      <span className={styles.actions}>
        <Link className={`${buttonClass()} ${smallButtonClass}`} to={address} aria-label={t.goOnWith(title)}>
          {t.goOn}
        </Link>
        <button
          type="button"
          className={iconButtonClass}
          aria-label={t.throwAway(title)}
          onClick={() => setIsAsking(true)}
        >
          <Icon name="trash-2" />
        </button>
      </span>
      {isAsking && (
        <ConfirmDialog
          title={t.throwAwayTitle(title)}
          text={t.throwAwayConsequences}
          confirm={t.confirmThrowAway}
          isBusy={remove.isPending}
          failure={remove.isError ? t.notThrownAway : undefined}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}

/** Whether the draft is ready, or how many lines it has so far. */
function DraftState({ draft: { isReady, ingredientCount, instructionCount } }: { draft: DraftEntry }) {
  if (isReady)
    return (
      <State tone="good" icon="check">
        {t.ready}
      </State>
    )
  return (
    <State tone="calm" icon="pen-line">
      {t.linesSoFar(ingredientCount + instructionCount)}
    </State>
  )
}
