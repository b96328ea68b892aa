import type { TextareaHTMLAttributes } from 'react'
import { Field } from './field.tsx'

type Props = {
  label: string
  hint?: string | undefined
  error?: string | undefined
} & TextareaHTMLAttributes<HTMLTextAreaElement>

export const TextArea = ({ label, hint, error, className = '', ...textarea }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {control => <textarea {...textarea} {...control} className={`input ${className}`} />}
  </Field>
)
