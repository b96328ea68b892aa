import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as actions from '#texts/actions.ts'
import { tooManyReports } from '#texts/content-report-refusals.ts'
import * as t from '#texts/report-dialog.ts'
import { loading } from '#texts/status.ts'
import { rulesQuery } from '#web/features/rules/rules.queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { Note, noteClass } from '#web/ui/note.tsx'
import type { OwnReports } from './own-reports.queries.ts'
import type { Reportable } from './published.ts'
import styles from './report-dialog.module.css'
import { ReportForm } from './report-form.tsx'

type Props = {
  thing: Reportable
  author: { name: string; picture?: string | undefined }
  /** Undefined where they could not be loaded: the server counts all the same. */
  own: OwnReports | undefined
  onClose: () => void
}

const maxQuoteLength = 110

/** What is reported is quoted, two lines at most. Once the day's reports are sent, a note takes the form's place. */
export function ReportDialog({ thing, author, own, onClose }: Props) {
  const titleId = useId()
  const { data, isLoadingError, refetch } = useQuery(rulesQuery())
  const left = own?.left ?? Number.POSITIVE_INFINITY
  return (
    <Dialog titleId={titleId} className={styles.root} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={titleId}>{t.titles[thing.kind]}</h2>
        <button type="button" className={iconButtonClass} aria-label={actions.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className={styles.said}>
        <Avatar name={author.name} picture={author.picture} size="small" />
        <p>
          <b>{author.name}</b> <span>{quoteOf(thing.words)}</span>
        </p>
      </div>
      {own && left === 0 && (
        <p className={`${noteClass} ${styles.limit}`} role="status">
          {tooManyReports(own.perDay)}
        </p>
      )}
      {left > 0 && isLoadingError && (
        <Note kind="error">
          {t.notLoaded}{' '}
          <button type="button" className="font-semibold underline" onClick={() => refetch()}>
            {actions.tryAgain}
          </button>
        </Note>
      )}
      {left > 0 && !data && !isLoadingError && <p role="status">{loading}</p>}
      {left > 0 && data ? (
        <ReportForm thing={thing} authorName={author.name} rules={data.rules} left={left} onClose={onClose} />
      ) : (
        <footer className={styles.close}>
          <Button onClick={onClose}>{actions.close}</Button>
        </footer>
      )}
    </Dialog>
  )
}

/** In one line of text, cut at a word. */
function quoteOf(words: string): string {
  const line = words.trim().replace(/\s+/g, ' ')
  if (line.length <= maxQuoteLength) return line
  const end = line.lastIndexOf(' ', maxQuoteLength)
  return t.shortened(line.slice(0, end > 0 ? end : maxQuoteLength))
}
