import * as limits from '#contract/limits.ts'
import { toPlainFigures } from '#contract/plain-figures.ts'
import * as t from '#texts/second-factor.ts'
import { Field } from '#web/ui/field.tsx'
import { codeDigitsClass, inputClass } from '#web/ui/input.ts'
import styles from './code-field.module.css'

type Props = {
  isRecovery: boolean
  error: string | undefined
  /** Called when six digits are complete. */
  onDigits: (digits: string) => void
}

/** Returns the name of the field that is shown. */
export const codeFieldName = (isRecovery: boolean) => (isRecovery ? 'recoveryCode' : 'code')

/** One field for the six digits of an app, or for a recovery code. */
export const CodeField = ({ isRecovery, error, onDigits }: Props) => (
  <Field
    key={codeFieldName(isRecovery)}
    label={isRecovery ? t.recoveryCode : t.sixDigits}
    hint={isRecovery ? t.recoveryHint : undefined}
    error={error}
  >
    {control =>
      isRecovery ? (
        <input
          {...control}
          className={inputClass}
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={limits.maxCodeLength}
        />
      ) : (
        <input
          {...control}
          className={`${inputClass} ${codeDigitsClass} ${styles.digits}`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={limits.maxCodeLength}
          onInput={event => {
            const digits = toPlainFigures(event.currentTarget.value).replace(/\s/g, '')
            if (/^\d{6}$/.test(digits)) onDigits(digits)
          }}
        />
      )
    }
  </Field>
)
