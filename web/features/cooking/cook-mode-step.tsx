import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'
import * as t from '#texts/cooking.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { inlineSign } from '#web/ui/direction.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import type { Direction } from '#web/ui/text-direction.ts'
import styles from './cook-mode-step.module.css'
import { StepText } from './step-list.tsx'
import type { StepInOrder } from './steps-in-order.ts'
import { Notes } from './text-group.tsx'

type Props = {
  recipe: Recipe
  direction: Direction
  /** Undefined after the last step. */
  step: StepInOrder | undefined
  count: number
  onRate: () => void
  onCooked: (() => void) | undefined
  onLeave: () => void
}

export const CookModeStep = ({ recipe, direction, step, count, onRate, onCooked, onLeave }: Props) => (
  <section className={styles.root} aria-label={t.step}>
    {/* Separate from the step itself, whose timers would otherwise be read aloud every second. */}
    <p className={visuallyHiddenClass} role="status">
      {step ? t.stepRead(step.position + 1, count, step.text) : t.allDone}
    </p>
    {step ? (
      <>
        <h3>
          {t.stepOf(
            step.position + 1,
            words => (
              <span key="count">{words}</span>
            ),
            count,
          )}
        </h3>
        <div className={styles.text} key={step.position} dir={direction}>
          {step.heading && <h4>{step.heading}</h4>}
          <p>
            <StepText recipe={recipe} step={step} />
          </p>
          <Notes notes={step.notes} />
        </div>
      </>
    ) : (
      <div className={styles.end}>
        <h3>{t.ready}</h3>
        <p>{t.readyText}</p>
        <div>
          {onCooked && (
            <Button look="primary" isLarge onClick={onCooked}>
              {t.cookedThis}
            </Button>
          )}
          <Button look={onCooked ? 'quiet' : 'primary'} isLarge onClick={onRate}>
            {t.rate}
          </Button>
          <Button isLarge onClick={onLeave}>
            {t.backToRecipe}
          </Button>
        </div>
      </div>
    )}
  </section>
)

const swipePx = 60

const stepByKey: Record<string, number> = {
  ArrowRight: inlineSign,
  PageDown: 1,
  ArrowLeft: -inlineSign,
  PageUp: -1,
}

/** Moves one step forward or back, by button, arrow key or swipe. `endIndex` is the position after the last step. */
export function useStepNavigation(endIndex: number, onStep: () => void) {
  const [stepIndex, setStepIndex] = useState(0)
  const touch = useRef<{ x: number; y: number }>(undefined)
  const moveBy = (step: number) => {
    setStepIndex(Math.min(Math.max(stepIndex + step, 0), endIndex))
    onStep()
  }

  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0]
    touch.current = finger && { x: finger.clientX, y: finger.clientY }
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!finger || !touch.current) return
    const [dx, dy] = [finger.clientX - touch.current.x, finger.clientY - touch.current.y]
    if (Math.abs(dx) > swipePx && Math.abs(dx) > 2 * Math.abs(dy)) {
      moveBy(dx < 0 ? inlineSign : -inlineSign)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepByKey[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moveBy(step)
  }
  return { stepIndex, moveBy, onKeyDown, swipe: { onTouchStart, onTouchEnd } }
}
