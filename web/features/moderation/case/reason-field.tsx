import { useId } from 'react'
import * as limits from '#contract/limits.ts'
import { lengthOf } from '#texts/ui.ts'
import { FieldError, fieldClass, labelClass, textCountClass } from '#web/ui/field.tsx'
import { inputClass } from '#web/ui/input.ts'
import styles from './reason-field.module.css'

type Props = { label: string; value: string; error: string | undefined; onChange: (value: string) => void }

/** A field with a count of its characters and the maximum at its lower left. */
export function ReasonField({ label, value, error, onChange }: Props) {
  const id = useId()
  return (
    <div className={fieldClass}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        name="reason"
        className={`${inputClass} ${styles.reason}`}
        maxLength={limits.reasonLength.max}
        required
        value={value}
        onChange={event => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <div id={`${id}-note`}>
        {error ? (
          <FieldError id={`${id}-error`}>{error}</FieldError>
        ) : (
          <p className={textCountClass}>{lengthOf(value.length, limits.reasonLength.max)}</p>
        )}
      </div>
    </div>
  )
}
