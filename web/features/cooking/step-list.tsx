import { Fragment } from 'react'
import * as t from '#texts/cooking.ts'
import { tryAgain } from '#texts/ui.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { ReaderNote } from './reader-note.tsx'
import styles from './step-list.module.css'
import { TextGroup } from './text-group.tsx'
import { TimerButton } from './timer-button.tsx'
import type { Cooking, Step } from './use-cooking.ts'

/**
 * Every line of the instructions that is neither a heading nor a note is a step. The numbers are CSS counters that continue
 * across headings.
 */
export function StepList({ cooking }: { cooking: Cooking }) {
  const { recipe, steps, direction } = cooking
  if (steps.length === 0) return <p className={styles.nothing}>{t.noInstructions}</p>
  return (
    <>
      <MissingTimers cooking={cooking} />
      <div className={styles.root} dir={direction}>
        {steps.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and a heading may occur twice
          <TextGroup key={index} group={group} heading="h3" headingClass={styles.heading}>
            {group.lines[0] && (
              <ol start={group.lines[0].position + 1}>
                {group.lines.map(step => (
                  <li key={step.position}>
                    <div>
                      <StepText recipe={recipe} step={step} />
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </TextGroup>
        ))}
      </div>
    </>
  )
}

function MissingTimers({ cooking: { retryReading, hasTimers, steps } }: { cooking: Cooking }) {
  const mayHaveTimes = steps.some(({ lines }) => lines.some(({ text }) => /\p{N}/u.test(text)))
  if (!retryReading || hasTimers || !mayHaveTimes) return null
  return (
    <ReaderNote
      text={t.timersAreMissing}
      action={tryAgain}
      onAction={retryReading}
      role="status"
      className={styles.unprinted}
    />
  )
}

type StepProps = { recipe: Pick<Recipe, 'id' | 'title'>; step: Step }

/** A step's text, in which every time is a timer. Punctuation around a time stays on the same line. */
export const StepText = ({ recipe, step }: StepProps) =>
  step.parts.map(part => {
    const { offset, text: label, seconds } = part
    if (seconds === undefined) return <Fragment key={offset}>{label}</Fragment>
    const key = `${recipe.id}/${step.position}/${offset}/${label}`
    return (
      <span key={offset} className={styles.time}>
        {part.marksBefore}
        <TimerButton
          timed={{
            key,
            label,
            seconds,
            isRange: part.isRange,
            recipeTitle: recipe.title,
            step: step.position + 1,
          }}
        />
        {part.marksAfter}
      </span>
    )
  })
