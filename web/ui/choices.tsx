import { Fragment, type ReactNode } from 'react'
import styles from './choices.module.css'
import { visuallyHiddenClass } from './visually-hidden.ts'

export type Choice<Value extends string> = {
  value: Value
  label: string
  consequence?: string | undefined
  isDisabled?: boolean
  /** Under it, and no part of its label. */
  more?: ReactNode
}

type Props<Value extends string> = {
  legend: string
  name: string
  choices: Choice<Value>[]
  chosen: Value | undefined
  describedBy?: string | undefined
  onChoose: (value: Value) => void
}

/** Radio buttons as rows between hairlines, each with what follows from it. */
export const Choices = <Value extends string>({
  legend,
  name,
  choices,
  chosen,
  describedBy,
  onChoose,
}: Props<Value>) => (
  <fieldset aria-describedby={describedBy}>
    <legend className={visuallyHiddenClass}>{legend}</legend>
    <div className={styles.root}>
      {choices.map(({ value, label, consequence, isDisabled = false, more }) => (
        <Fragment key={value}>
          <label>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
            />
            <span>
              {label}
              {consequence && <small>{consequence}</small>}
            </span>
          </label>
          {more && <div className={styles.more}>{more}</div>}
        </Fragment>
      ))}
    </div>
  </fieldset>
)
