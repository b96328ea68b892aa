import { type KeyboardEvent, useRef, useState } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { bringARecipe } from '#texts/app.ts'
import * as t from '#texts/imports.ts'
import { Refusal } from '#web/api/failure.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { focusFirstIn, focusNextField } from '#web/ui/focus/focus-next-field.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { State } from '#web/ui/state.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { siteOf } from './draft-of-review.ts'
import { Facts } from './facts.tsx'
import { IngredientLines } from './ingredient-lines.tsx'
import { type ImportWork, type Review, wantsALook } from './review.ts'
import styles from './review-view.module.css'
import { StepLines } from './step-lines.tsx'
import type { useKeepDraft } from './use-keep-draft.ts'
import { type ReviewState, useReview } from './use-review.ts'

type Props = {
  userId: string
  work: ImportWork
  review: Review
  keep: ReturnType<typeof useKeepDraft>
  onThrownAway: () => void
}

/** One of the imported recipes: row by row what the page says, and what was understood. */
export function ReviewView({ userId, work, review: initial, keep, onThrownAway }: Props) {
  const state = useReview(userId, work, initial)
  const [failure, setFailure] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const view = useRef<HTMLDivElement>(null)
  const lookedAt = useRef<Element>(undefined)
  const { review } = state
  usePageTitle(review.title || t.noTitleYet)
  const save = () =>
    keep.mutate(
      { work, review },
      { onError: error => setFailure((error instanceof Refusal && error.sentence) || t.notKept) },
    )
  const lookAtNext = () => {
    const all = [...(view.current?.querySelectorAll('[data-look]') ?? [])]
    const last = lookedAt.current ? all.indexOf(lookedAt.current) : -1
    lookedAt.current = all[last + 1] ?? all[0]
    focusFirstIn(lookedAt.current)
  }
  return (
    <div ref={view}>
      <div className={pageColumnClass}>
        <ReviewHead work={work} review={review} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler serves the cells inside */}
        <div className={styles.rows} onKeyDown={event => actOnKey(event, state)}>
          <div className={styles.sides}>
            <h2>{t.sourceSays}</h2>
            <h2>{t.weUnderstood}</h2>
          </div>
          <p className={styles.order}>{t.orderOnPhone}</p>
          <Facts review={review} setFact={state.setFact} />
          <IngredientLines state={state} onFailed={() => setFailure(t.notKept)} />
          <StepLines state={state} />
        </div>
        {failure && (
          <div className={styles.failure}>
            <Note kind="error">{failure}</Note>
          </div>
        )}
      </div>
      <ReviewFoot
        count={review.lines.filter(wantsALook).length}
        isBusy={keep.isPending}
        onSave={save}
        onNext={lookAtNext}
        onThrowAway={() => setIsAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={t.throwAwayTitle}
          text={t.throwAwayText}
          confirm={t.throwAway}
          onConfirm={onThrownAway}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

function ReviewHead({ work, review }: { work: ImportWork; review: Review }) {
  const { sourceUrl } = review.read
  const lines = review.lines.filter(({ isHeading, state }) => !isHeading && state !== 'left-out')
  const clear = lines.filter(line => !wantsALook(line)).length
  const site = siteOf(sourceUrl)
  return (
    <PageHead
      title={review.title || t.noTitleYet}
      back={<BackLink to={pageUrls.importRecipe}>{bringARecipe}</BackLink>}
      className={styles.head}
    >
      <p>
        {work.reviews.length > 1 && `${t.oneOf(work.at + 1, work.reviews.length)} `}
        {site && sourceUrl
          ? t.readFrom(
              <a key="site" className={linkClass} href={sourceUrl} rel="noopener nofollow">
                {site}
              </a>,
            )
          : t.readFromText}{' '}
        {lines.length > 0 && t.clearLines(clear, lines.length)}
      </p>
    </PageHead>
  )
}

type FootProps = {
  count: number
  isBusy: boolean
  onSave: () => void
  onNext: () => void
  onThrowAway: () => void
}

/** The actions for the recipe, and how many lines need a look first. Always visible. */
const ReviewFoot = ({ count, isBusy, onSave, onNext, onThrowAway }: FootProps) => (
  <div className={styles.foot}>
    <div className={pageColumnClass}>
      <Button look="primary" className={styles.keep} isBusy={isBusy} onClick={onSave}>
        {t.keepAsDraft}
      </Button>
      <span className={styles.look} role="status">
        {count > 0 ? (
          <State tone="warm" icon="pencil">
            {t.linesWantALook(count)}
          </State>
        ) : (
          <State tone="good" icon="check">
            {t.allClear}
          </State>
        )}
      </span>
      {count > 0 && (
        <Button look="text" className={styles.next} onClick={onNext}>
          {t.nextOne}
        </Button>
      )}
      <Button look="danger-quiet" className={styles.away} onClick={onThrowAway}>
        {t.throwAway}
      </Button>
    </div>
  </div>
)

/** Enter goes to the next cell. Ctrl+Z undoes the last change of any cell. */
function actOnKey(event: KeyboardEvent<HTMLElement>, { undo }: ReviewState): void {
  const { target, currentTarget } = event
  if (!(target instanceof HTMLTextAreaElement) || event.nativeEvent.isComposing) return
  if (event.key === 'Enter' && !event.altKey) {
    event.preventDefault()
    focusNextField(target, currentTarget, 'textarea')
  }
  if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
    event.preventDefault()
    const place = undo()
    if (place) focusField(currentTarget, place)
  }
}
