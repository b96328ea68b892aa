import { useState } from 'react'
import * as t from '#texts/cooking.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { visuallyHiddenClass } from '#web/ui/text.ts'
import { useModalDialog } from '#web/ui/use-modal-dialog.ts'
import styles from './cook-mode.module.css'
import { CookModeStep, useStepNavigation } from './cook-mode-step.tsx'
import { IngredientList } from './ingredients.tsx'
import { stepsInOrder } from './steps-in-order.ts'
import { TimerButton } from './timer-button.tsx'
import { useTimers } from './timers.ts'
import type { Cooking } from './use-cooking.ts'
import { useWakeLock } from './use-wake-lock.ts'

type Props = {
  cooking: Cooking
  onClose: () => void
  onRate: () => void
  onCooked: ((minutes: number) => void) | undefined
}

const minuteMs = 60_000

/** Large type, one step at a time, the ingredients beside it, and a screen wake lock. */
export function CookMode({ cooking, onClose, onRate, onCooked }: Props) {
  const dialog = useModalDialog()
  const [openedAt] = useState(Date.now)
  const steps = stepsInOrder(cooking.steps)
  const [areIngredientsShown, setAreIngredientsShown] = useState(false)
  const { stepIndex, moveBy, onKeyDown, swipe } = useStepNavigation(steps.length, () =>
    setAreIngredientsShown(false),
  )
  const isAwake = useWakeLock()
  const isEnd = stepIndex === steps.length
  const { recipe, servings } = cooking
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={t.cook(recipe.title)}
      {...{ onClose, onKeyDown }}
    >
      <header className={styles.head}>
        <h2>{recipe.title}</h2>
        <span className={styles.awake}>{isAwake && t.staysAwake}</span>
        <button type="button" className={iconButtonClass} aria-label={t.leave} onClick={close}>
          <Icon name="x" size="large" />
        </button>
      </header>
      <progress className={styles.progress} aria-label={t.stepsDone} value={stepIndex} max={steps.length} />
      <TimerTray recipeId={recipe.id} stepIndex={stepIndex} />
      <div className={styles.body} data-ingredients={areIngredientsShown || undefined} {...swipe}>
        <section className={styles.ingredients} id="cook-mode-ingredients" aria-label={t.ingredients}>
          <h3>{servings === undefined ? t.ingredients : t.ingredientsFor(servings)}</h3>
          <IngredientList cooking={cooking} heading="h4" />
        </section>
        <CookModeStep
          recipe={recipe}
          direction={cooking.direction}
          step={steps[stepIndex]}
          count={steps.length}
          onRate={() => {
            close()
            onRate()
          }}
          onCooked={
            onCooked &&
            (() => {
              close()
              onCooked(Math.max(1, Math.round((Date.now() - openedAt) / minuteMs)))
            })
          }
          onLeave={close}
        />
      </div>
      <footer className={styles.foot}>
        <Button
          className={styles.toggle}
          isLarge
          aria-expanded={areIngredientsShown}
          aria-controls="cook-mode-ingredients"
          onClick={() => setAreIngredientsShown(!areIngredientsShown)}
        >
          {t.ingredients}
        </Button>
        <Button isLarge aria-disabled={stepIndex === 0} onClick={() => moveBy(-1)}>
          <Icon name="arrow-left" />
          {t.back}
        </Button>
        <Button
          look={isEnd ? 'quiet' : 'primary'}
          isLarge
          data-autofocus
          aria-disabled={isEnd}
          onClick={() => moveBy(1)}
        >
          {t.next}
          <Icon name="arrow-right" />
        </Button>
      </footer>
    </dialog>
  )
}

/** The timers of other steps and recipes, which would otherwise run unseen. */
function TimerTray({ recipeId, stepIndex }: { recipeId: string; stepIndex: number }) {
  const timers = useTimers()
  const otherTimers = timers.filter(({ key }) => !key.startsWith(`${recipeId}/${stepIndex}/`))
  const finishedTimers = timers.filter(({ state }) => state === 'done')
  return (
    <>
      <ul className={styles.timers} aria-label={t.timers}>
        {otherTimers.map(timer => {
          const button = <TimerButton key="timer" timed={timer} />
          if (timer.key.startsWith(`${recipeId}/`)) {
            return <li key={timer.key}>{t.timerOfStep(timer.step, button)}</li>
          }
          const title = <bdi key="title">{timer.recipeTitle}</bdi>
          return <li key={timer.key}>{t.timerOfRecipe(title, timer.step, button)}</li>
        })}
      </ul>
      {/* The toast is behind the dialog and therefore inert, so this alert is read aloud instead. */}
      <p className={visuallyHiddenClass} role="alert">
        {finishedTimers.map(t.timeIsUpFor).join('. ')}
      </p>
    </>
  )
}
