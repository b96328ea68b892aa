import { type InputHTMLAttributes, useState } from 'react'
import * as t from '#texts/ui.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { iconButtonClass } from './icon-button.ts'
import { inputClass } from './input.ts'
import styles from './password-field.module.css'
import { visuallyHiddenClass } from './text.ts'

type Props = {
  label: string
  hint?: string | undefined
  error?: string | undefined
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>

/** A password field whose text can be shown. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {control => (
        <div className={styles.root}>
          <input {...input} {...control} className={inputClass} type={isShown ? 'text' : 'password'} />
          <button
            type="button"
            className={iconButtonClass}
            aria-pressed={isShown}
            // Keeps the focus and the caret in the field.
            onMouseDown={event => event.preventDefault()}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
            <span className={visuallyHiddenClass}>{t.showPassword(label)}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
