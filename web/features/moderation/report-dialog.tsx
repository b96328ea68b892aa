import { useQuery } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/moderation.ts'
import * as ui from '#texts/ui.ts'
import { rulesQuery } from '#web/features/rules/rules.queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Link, linkClass } from '#web/ui/link.tsx'
import { Note, noteActionClass, warmNoteClass } from '#web/ui/note.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { OwnReports } from './own-reports.queries.ts'
import type { Reportable } from './published.ts'
import styles from './report-dialog.module.css'
import { ReportForm } from './report-form.tsx'

type Props = {
  thing: Reportable
  author: { name: string; picture?: string | undefined }
  /** Undefined if the reports could not be loaded. The server counts them in any case. */
  own: OwnReports | undefined
  onClose: () => void
}

const maxQuoteLength = 110

/** Reports a thing, which is quoted in at most two lines. Once the day's reports are used up, a note replaces the form. */
export function ReportDialog({ thing, author, own, onClose }: Props) {
  const { data, isLoadingError, refetch } = useQuery(rulesQuery())
  const { limited } = own ?? {}
  const left = limited ? 0 : (own?.left ?? Number.POSITIVE_INFINITY)
  return (
    <Sheet title={t.reportTitles[thing.kind]} onClose={onClose}>
      <div className={styles.said}>
        <Avatar name={author.name} picture={author.picture} size="small" />
        <p>
          <b>{author.name}</b> <span>{quoteOf(thing.words)}</span>
        </p>
      </div>
      {own && left === 0 && (
        <p className={`${warmNoteClass} ${styles.limit}`} role="status">
          {limited ? t.reportingLimited(new Date(limited.until)) : t.tooManyReports(own.perDay)}{' '}
          {limited && (
            <Link className={linkClass} to={pageUrls.notice(limited.noticeId)}>
              {t.readWhy}
            </Link>
          )}
        </p>
      )}
      {left > 0 && isLoadingError && (
        <Note kind="error">
          {t.rulesNotLoaded}{' '}
          <button type="button" className={noteActionClass} onClick={() => refetch()}>
            {ui.tryAgain}
          </button>
        </Note>
      )}
      {left > 0 && !data && !isLoadingError && <p role="status">{ui.loading}</p>}
      {left > 0 && data ? (
        <ReportForm thing={thing} authorName={author.name} rules={data.rules} left={left} onClose={onClose} />
      ) : (
        <footer className={styles.close}>
          <Button onClick={onClose}>{ui.close}</Button>
        </footer>
      )}
    </Sheet>
  )
}

/** Returns a quote in one line, cut at the end of a word. */
function quoteOf(words: string): string {
  const line = words.trim().replace(/\s+/g, ' ')
  if (line.length <= maxQuoteLength) return line
  const end = line.lastIndexOf(' ', maxQuoteLength)
  return t.beginningOf(line.slice(0, end > 0 ? end : maxQuoteLength))
}
