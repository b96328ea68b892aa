import { Fragment } from 'react'
import * as t from '#texts/step-list.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import styles from './step-list.module.css'
import { splitAtTimes } from './step-times.ts'
import type { Line } from './text-groups.ts'
import { TimerButton } from './timer-button.tsx'
import type { Cooking } from './use-cooking.ts'

/** Every line of the instructions is a step; the numbers are CSS counters, which continue over the headings. */
export function StepList({ cooking }: { cooking: Cooking }) {
  const { recipe, steps } = cooking
  if (steps.length === 0) return <p className="mt-4 text-ink-2">{t.noInstructions}</p>
  return (
    <div className={styles.root}>
      {steps.map(({ heading, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and a heading may occur twice
        <div key={index}>
          {heading && <h3 className={styles.heading}>{heading}</h3>}
          <ol start={(lines[0]?.position ?? 0) + 1}>
            {lines.map(step => (
              <li key={step.position}>
                <div>
                  <StepText recipe={recipe} step={step} />
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

type StepProps = { recipe: Pick<Recipe, 'id' | 'title'>; step: Line }

/** A step's text, in which every time is a timer. The punctuation mark after a time stays on its line. */
export function StepText({ recipe, step }: StepProps) {
  const parts = splitAtTimes(step.text)
  return parts.map(({ offset, text, seconds }, index) => {
    const isAfterTime = parts[index - 1]?.seconds !== undefined
    const [mark = ''] = /^[.,;:!)]+/.exec(text) ?? []
    if (seconds === undefined)
      return <Fragment key={offset}>{isAfterTime ? text.slice(mark.length) : text}</Fragment>
    const [nextMark = ''] = /^[.,;:!)]+/.exec(parts[index + 1]?.text ?? '') ?? []
    const key = `${recipe.id}/${step.position}/${offset}`
    return (
      <span key={offset} className="whitespace-nowrap">
        <TimerButton
          timed={{ key, label: text, seconds, recipeTitle: recipe.title, step: step.position + 1 }}
        />
        {nextMark}
      </span>
    )
  })
}
