import { Fragment } from 'react'
import type { Recipe } from '#web/features/recipes/recipe.ts'
import { splitAtTimes } from './step-times.ts'
import type { Line } from './text-groups.ts'
import { TimerButton } from './timer-button.tsx'

type Props = { recipe: Pick<Recipe, 'id' | 'title'>; step: Line }

/** A step's words, in which every time is a timer. The mark after a time stays on its line. */
export function StepText({ recipe, step }: Props) {
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
