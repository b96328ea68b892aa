import { useId, useState } from 'react'
import * as limits from '#contract/limits.ts'
import type { Notice } from '#contract/notices.ts'
import { formatDayMonth } from '#texts/format/day.ts'
import { formatFullDate } from '#texts/format/time.ts'
import * as t from '#texts/notices.ts'
import { lengthOf } from '#texts/ui.ts'
import { Refusal } from '#web/api/failure.ts'
import { UnsavedGuard } from '#web/features/users/unsaved-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError, fieldClass, fieldFootClass, labelClass, textCountClass } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Icon } from '#web/ui/icon.tsx'
import { inputClass } from '#web/ui/input.ts'
import { Note, warmNoteClass } from '#web/ui/note.tsx'
import { hintClass } from '#web/ui/text.ts'
import styles from './appeal-part.module.css'
import { useAppeal } from './notices.queries.ts'

/** The member's one appeal: its form, its waiting state, or a note that it is too late. */
export function AppealPart({ notice }: { notice: Notice }) {
  if (notice.action === 'nothing_wrong' || notice.isUndone) return null
  return (
    <section>
      <h2>{t.seeItDifferently}</h2>
      {notice.appeal === 'open' && <AppealForm notice={notice} />}
      {notice.appeal === 'waiting' && <Waiting notice={notice} />}
      {notice.appeal === 'over' && (
        <p className={styles.lead}>{t.appealEnded(formatDayMonth(new Date(notice.appealUntil)))}</p>
      )}
    </section>
  )
}

const Waiting = ({ notice: { dueAt, ledger } }: { notice: Notice }) => (
  <>
    <div className={`${warmNoteClass} ${styles.waiting}`} role="status">
      <Icon name="hourglass" />
      <p>{t.withAnother(formatDayMonth(new Date(dueAt ?? Date.now())))}</p>
    </div>
    <p className={styles.text}>{ledger.find(({ what }) => what === 'appeal')?.text}</p>
  </>
)

function AppealForm({ notice }: { notice: Notice }) {
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const id = useId()
  const appeal = useAppeal(notice.id)
  const error = isChecked && text.trim() === '' ? t.saySomething : undefined
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (text.trim() === '') return focusField(event.currentTarget, 'text')
    appeal.mutate(text)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {text.trim() !== '' && <UnsavedGuard />}
      <p className={styles.lead}>{t.youMayAppeal(limits.decisionDays)}</p>
      <div className={fieldClass}>
        <label className={labelClass} htmlFor={id}>
          {t.yourAppeal}
        </label>
        <textarea
          id={id}
          name="text"
          className={`${inputClass} ${styles.textArea}`}
          maxLength={limits.maxAppealLength}
          required
          value={text}
          onChange={event => setText(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
        <div className={fieldFootClass} id={`${id}-note`}>
          {error ? (
            <FieldError id={`${id}-error`}>{error}</FieldError>
          ) : (
            <p className={hintClass}>{t.untilDay(formatFullDate(new Date(notice.appealUntil)))}</p>
          )}
          <p className={textCountClass}>{lengthOf(text.length, limits.maxAppealLength)}</p>
        </div>
      </div>
      {appeal.isError && (
        <Note kind="error">{(appeal.error instanceof Refusal && appeal.error.sentence) || t.notSent}</Note>
      )}
      <div>
        <Button look="primary" type="submit" isBusy={appeal.isPending}>
          {t.sendAppeal}
        </Button>
      </div>
    </form>
  )
}
