import * as limits from '#contract/limits.ts'
import * as t from '#texts/servings.ts'
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
    <fieldset className={styles.root} aria-label={t.servings}>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t.fewerServings}
        aria-disabled={servings <= limits.minServings}
        onClick={() => changeServings(-1)}
      >
        <Icon name="minus" />
      </button>
      <output>{t.serves(servings)}</output>
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t.moreServings}
        onClick={() => changeServings(1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}

/** A note that the amounts are computed once they are no longer the author's. */
export function ScaledNote({ cooking }: { cooking: Cooking }) {
  const { isScaled, servings, originalServings } = cooking
  if (!isScaled || servings === undefined || originalServings === undefined) return null
  return (
    <p className={`${hintClass} ${styles.note}`}>
      {t.amountsAreScaled(servings, originalServings)}{' '}
      <button type="button" className={linkClass} onClick={cooking.resetServings}>
        {t.asWritten}
      </button>
    </p>
  )
}
