import { useId } from 'react'
import * as limits from '#contract/limits.ts'
import { toPlainFigures } from '#contract/plain-figures.ts'
import * as t from '#texts/cooks.ts'
import { checkboxClass } from '#web/ui/checkbox.ts'
import { FieldError, TextArea } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input.ts'
import styles from './more-step.module.css'
import { PhotoPick } from './photo-pick.tsx'
import type { StepProps } from './steps.ts'

/** The step with optional fields only. */
export function MoreStep({
  values,
  change,
  mistakes,
  cookModeMinutes,
}: StepProps & { cookModeMinutes: number | undefined }) {
  const id = useId()
  const isWrong = mistakes.includes('minutes')
  return (
    <div className={styles.root}>
      <TextArea
        label={t.note}
        rows={3}
        maxLength={limits.maxCookNoteLength}
        value={values.note}
        onChange={event => change({ note: event.target.value })}
      />
      <PhotoPick photo={values.photo} isPrivate={values.isPrivate} onPick={photo => change({ photo })} />
      <fieldset>
        <legend>{t.howLong}</legend>
        <div className={styles.tick}>
          <input
            id={id}
            type="checkbox"
            className={checkboxClass}
            checked={values.sendsMinutes}
            onChange={event => change({ sendsMinutes: event.target.checked })}
            aria-describedby={`${id}-hint`}
          />
          <div>
            <label htmlFor={id}>{t.itTookMe}</label>{' '}
            <input
              className={`${inputClass} ${styles.minutes}`}
              name="minutes"
              inputMode="numeric"
              aria-label={t.minutesLabel}
              value={values.minutes}
              onChange={event => change({ minutes: toPlainFigures(event.target.value.trim()) })}
              aria-invalid={isWrong ? true : undefined}
              aria-describedby={isWrong ? `${id}-error` : `${id}-hint`}
            />{' '}
            {t.minutes}
            <small id={`${id}-hint`}>{cookModeMinutes ? t.openFor(cookModeMinutes) : t.withoutTick}</small>
            {isWrong && <FieldError id={`${id}-error`}>{t.notMinutes(limits.maxCookMinutes)}</FieldError>}
          </div>
        </div>
      </fieldset>
    </div>
  )
}
