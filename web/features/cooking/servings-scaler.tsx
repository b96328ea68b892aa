import * as limits from '#contract/limits.ts'
import { hintClass } from '#web/ui/hint.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { linkClass } from '#web/ui/link.tsx'
import styles from './servings-scaler.module.css'
import type { Cooking } from './use-cooking.ts'

/** Changes the number of servings: only the amounts shown change. */
export function ServingsScaler({ cooking }: { cooking: Cooking }) {
  const { servings, changeServings } = cooking
  if (servings === undefined) return null
  return (
    <fieldset className={styles.root} aria-label="Servings">
      <button
        type="button"
        className={iconButtonClass}
        aria-label="Fewer servings"
        aria-disabled={servings <= limits.minServings}
        onClick={() => changeServings(-1)}
      >
        <Icon name="minus" />
      </button>
      <output>Serves {servings}</output>
      <button
        type="button"
        className={iconButtonClass}
        aria-label="More servings"
        onClick={() => changeServings(1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}

/** A note that the amounts are computed once they are no longer the author's. */
export function ScaledNote({ cooking }: { cooking: Cooking }) {
  if (!cooking.isScaled) return null
  return (
    <p className={`${hintClass} ${styles.note}`}>
      Amounts for {cooking.servings}. Times and pans are still those for {cooking.originalServings}.{' '}
      <button type="button" className={linkClass} onClick={cooking.resetServings}>
        As written
      </button>
    </p>
  )
}
