import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { inputClass } from './input.ts'
import { hintClass } from './text.ts'

export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

type Props = {
  label: string
  hint?: string | undefined
  error?: ReactNode
  /** Renders the control with the ids that connect label, hint and error to it. */
  children: (control: FieldControl) => ReactNode
}

/** A label above a control, and below it the error, or else the hint. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.root}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <p className={hintClass} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/**
 * Classes for a control outside a `Field`: around it, of its label, of the foot below a long text, and of the character count in
 * that foot.
 */
export const fieldClass = styles.root
export const labelClass = styles.label
export const fieldFootClass = styles.foot
export const textCountClass = `${hintClass} ${styles.count}`

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.error} id={id}>
    <Icon name="circle-alert" />
    <span>{children}</span>
  </p>
)

type TextProps = { label: string; hint?: string | undefined; error?: ReactNode }

export const TextField = ({
  label,
  hint,
  error,
  ...input
}: TextProps & InputHTMLAttributes<HTMLInputElement>) => (
  <Field label={label} hint={hint} error={error}>
    {control => <input {...input} {...control} className={inputClass} />}
  </Field>
)

type TextAreaProps = TextProps & TextareaHTMLAttributes<HTMLTextAreaElement>

export const TextArea = ({ label, hint, error, className = '', ...textarea }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {control => <textarea {...textarea} {...control} className={`${inputClass} ${className}`} />}
  </Field>
)
