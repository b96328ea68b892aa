import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Notice } from '#contract/notices.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import * as t from '#texts/notices.ts'
import { quoted } from '#texts/ui.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import styles from './hidden-notes.module.css'
import { noticeQuery } from './notices.queries.ts'

type Moderation = NonNullable<Recipe['moderation']>
type HiddenPhoto = NonNullable<Recipe['hiddenPhoto']>

type Props = {
  moderation?: Moderation | undefined
  hiddenPhoto?: HiddenPhoto | undefined
  /** The page where another photo can be chosen, if that is not this page. */
  formUrl?: string | undefined
}

/** What others do not see of the member's own recipe: all of it, its photo, or both. Each has its own decision. */
export const HiddenNotes = ({ moderation, hiddenPhoto, formUrl }: Props) => (
  <>
    {moderation && <RecipeNote {...moderation} />}
    {hiddenPhoto && <PhotoNote {...hiddenPhoto} formUrl={formUrl} />}
  </>
)

const dayOf = (timestamp: string) => formatDayMonth(new Date(timestamp))

/** Since when nobody else sees the recipe, why, and what comes next. */
function RecipeNote({ isWaiting, noticeId, mendedAt, dueAt }: Moderation) {
  const notice = useNotice(noticeId)
  return (
    <Frame head={headOf(isWaiting, notice?.at)}>
      {isWaiting && <p>{t.sameText(dayOf(dueAt))}</p>}
      {mendedAt && (
        <p>{dueAt ? t.mendedUntil(dayOf(mendedAt), dayOf(dueAt)) : t.mendedOn(dayOf(mendedAt))}</p>
      )}
      {noticeId !== undefined && <Why id={noticeId} notice={mendedAt ? undefined : notice} />}
    </Frame>
  )
}

/** Since when and why the site's cover replaces the photo. */
function PhotoNote({ isRemoved, noticeId, formUrl }: HiddenPhoto & Pick<Props, 'formUrl'>) {
  const notice = useNotice(noticeId)
  return (
    <Frame head={t.photoStateSince(isRemoved, notice && dayOf(notice.at))}>
      <Why id={noticeId} notice={notice} />
      {formUrl && (
        <p>
          <Link className={linkClass} to={formUrl}>
            {t.anotherPhoto}
          </Link>
        </p>
      )}
    </Frame>
  )
}

const useNotice = (id: number | undefined) =>
  useQuery({ ...noticeQuery(String(id)), enabled: id !== undefined }).data

const Frame = ({ head, children }: { head: string; children: ReactNode }) => (
  <div className={`${warmNoteClass} ${styles.note}`} role="status">
    <Icon name="eye-off" />
    <div>
      <p>
        <b>{head}</b>
      </p>
      {children}
    </div>
  </div>
)

/** The reason, if it is told here, and a link to the notice. */
const Why = ({ id, notice }: { id: number; notice: Notice | undefined }) => (
  <p>
    {notice && <>{reasonOf(notice)} </>}
    <Link className={linkClass} to={pageUrls.notice(id)}>
      {t.readItAll}
    </Link>
  </p>
)

const reasonOf = ({ rule, reason }: Notice): string =>
  rule ? t.ruleAndReason(rule.number, rule.name, reason) : quoted(reason)

function headOf(isWaiting: boolean, hiddenAt: string | undefined): string {
  if (isWaiting) return t.waitsOnlyYou
  return hiddenAt ? t.hiddenSince(dayOf(hiddenAt)) : t.hiddenOnlyYou
}
