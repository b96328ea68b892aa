import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { fieldsNeedAnotherLook } from '#texts/recipe-form.ts'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { linkClass } from '#web/ui/link.tsx'
import { errorNoteClass } from '#web/ui/note.tsx'
import styles from './error-summary.module.css'
import type { RecipeErrors } from './recipe-errors.ts'
import { formFields } from './recipe-form-values.ts'

type Props = { errors: RecipeErrors; summary: RefObject<HTMLDivElement | null> }

/** All errors at the top, each with a link to its field. It takes the focus when saving is refused. */
export function ErrorSummary({ errors, summary }: Props) {
  const titleId = useId()
  const invalidFields = formFields.filter(field => errors[field])
  return (
    <div
      ref={summary}
      className={`${errorNoteClass} ${styles.root}`}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <div>
        <p id={titleId}>{fieldsNeedAnotherLook(invalidFields.length)}</p>
        <ul>
          {invalidFields.map(field => (
            <li key={field}>
              <button
                type="button"
                className={linkClass}
                onClick={event => focusField(event.currentTarget.form, field)}
              >
                {errors[field]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The summary is shown from the first refused attempt on. Every further one moves the focus back to it. */
export function useErrorSummary() {
  const summary = useRef<HTMLDivElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) summary.current?.focus()
  }, [attempts])
  return { summary, isSummaryShown: attempts > 0, showSummary: () => setAttempts(attempts + 1) }
}
