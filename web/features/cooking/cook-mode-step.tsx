import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { StepText } from './step-list.tsx'
import type { Line } from './text-groups.ts'

type Props = {
  recipe: Recipe
  /** Undefined after the last one. */
  step: Line | undefined
  count: number
  onRate: () => void
  onLeave: () => void
}

export const CookModeStep = ({ recipe, step, count, onRate, onLeave }: Props) => (
  <section className="cook-mode-step" aria-label="Step">
    {/* Apart from the step itself, whose timers would be read out every second. */}
    <p className="sr-only" role="status">
      {step ? `Step ${step.position + 1} of ${count}: ${step.text}` : 'All steps are done'}
    </p>
    {step ? (
      <>
        <h3>
          Step {step.position + 1} <span>of {count}</span>
        </h3>
        <div className="cook-mode-text" key={step.position}>
          <StepText recipe={recipe} step={step} />
        </div>
      </>
    ) : (
      <div className="cook-mode-end">
        <h3>Karibu chakula</h3>
        <p>
          It is ready, and that is how you call everybody to the table. Tell the next cook how it came out.
        </p>
        <div>
          <Button look="primary" isLarge onClick={onRate}>
            Rate it
          </Button>
          <Button isLarge onClick={onLeave}>
            Back to the recipe
          </Button>
        </div>
      </div>
    )}
  </section>
)
