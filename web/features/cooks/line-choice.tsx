import { useId } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/cooks.ts'
import { FieldError } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { inputClass } from '#web/ui/input.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import type { Change } from './cook-values.ts'
import styles from './line-choice.module.css'

const verbs = ['less', 'more', 'swapped', 'leftOut'] as const

type Props = {
  line: string
  /** Undefined if the line was cooked as written. */
  change: Change | undefined
  isOpen: boolean
  /** No further line can be changed. */
  isFull: boolean
  error: string | undefined
  onToggle: () => void
  onChange: (change: Change | undefined) => void
}

/** A choice of four changes to a line. Pressing the chosen one again removes it. */
export function LineChoice({ line, change, isOpen, isFull, error, onToggle, onChange }: Props) {
  const errorId = useId()
  const hasField = change && change.verb !== 'leftOut'
  return (
    <li className={styles.root} data-open={isOpen || undefined}>
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={onToggle}>
        <bdi>{change?.verb === 'leftOut' ? <del>{line}</del> : line}</bdi>
        {change ? (
          <span className={styles.did}>{t.didVerbs[change.verb]}</span>
        ) : (
          <Icon name="chevron-down" size="small" />
        )}
      </button>
      {isOpen && (
        <>
          <fieldset className={styles.how}>
            <legend className={visuallyHiddenClass}>{t.whatYouDid}</legend>
            {verbs.map(verb => (
              <button
                key={verb}
                type="button"
                aria-pressed={change?.verb === verb}
                disabled={isFull && !change}
                onClick={() =>
                  onChange(
                    change?.verb === verb
                      ? undefined
                      : { line, verb, what: verb === 'leftOut' ? '' : (change?.what ?? '') },
                  )
                }
              >
                {t.verbs[verb]}
              </button>
            ))}
          </fieldset>
          {hasField && (
            <label className={styles.what}>
              <span>{change.verb === 'swapped' ? t.forWhat : t.toWhat}</span>
              <input
                name={error ? 'what' : undefined}
                className={inputClass}
                value={change.what}
                maxLength={limits.maxChangeLength}
                onChange={event => onChange({ ...change, what: event.target.value })}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : undefined}
              />
            </label>
          )}
          {error && (
            <div className={styles.error}>
              <FieldError id={errorId}>{error}</FieldError>
            </div>
          )}
        </>
      )}
    </li>
  )
}
