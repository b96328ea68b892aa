import type { InputHTMLAttributes } from 'react'
import { Field } from './field.tsx'

type Props = {
  label: string
  hint?: string | undefined
  error?: string | undefined
} & InputHTMLAttributes<HTMLInputElement>

export const TextField = ({ label, hint, error, ...input }: Props) => (
  <Field label={label} hint={hint} error={error}>
    {control => <input {...input} {...control} className="input" />}
  </Field>
)
