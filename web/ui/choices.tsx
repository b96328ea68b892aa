import { Fragment, type ReactNode } from 'react'
import styles from './choices.module.css'
import { visuallyHiddenClass } from './text.ts'

export type Choice<Value extends string> = {
  value: Value
  label: string
  consequence?: string | undefined
  isDisabled?: boolean
  /** Shown before the label. */
  mark?: ReactNode
  /** Shown below the label, but not part of it. */
  more?: ReactNode
}

type Props<Value extends string> = {
  legend: string
  isLegendShown?: boolean
  /** Lower rows, for a long list. */
  isDense?: boolean
  isRequired?: boolean
  name: string
  choices: Choice<Value>[]
  chosen: Value | undefined
  describedBy?: string | undefined
  onChoose: (value: Value) => void
}

/** Radio buttons as rows between hairlines, each with its consequence. */
export const Choices = <Value extends string>({
  legend,
  isLegendShown = false,
  isDense = false,
  isRequired = false,
  name,
  choices,
  chosen,
  describedBy,
  onChoose,
}: Props<Value>) => (
  <fieldset aria-describedby={describedBy}>
    <legend className={isLegendShown ? styles.legend : visuallyHiddenClass}>{legend}</legend>
    <div className={`${styles.root} ${isDense ? styles.dense : ''}`}>
      {choices.map(({ value, label, consequence, mark, isDisabled = false, more }) => (
        <Fragment key={value}>
          <label>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              disabled={isDisabled}
              required={isRequired}
              onChange={() => onChoose(value)}
            />
            {mark}
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
