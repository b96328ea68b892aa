import * as limits from '#contract/limits.ts'
import * as t from '#texts/cooking.ts'
import { tryAgain } from '#texts/ui.ts'
import { checkboxClass } from '#web/ui/checkbox.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import styles from './ingredients.module.css'
import { ReaderNote } from './reader-note.tsx'
import { TextGroup } from './text-group.tsx'
import type { Cooking } from './use-cooking.ts'

/** Changes the number of servings. Only the shown amounts change. */
export function ServingsScaler({ cooking }: { cooking: Cooking }) {
  const { servings, changeServings } = cooking
  if (servings === undefined) return null
  return (
    <fieldset className={styles.servings} aria-label={t.servings}>
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

/** Says that the amounts are computed once they differ from the author's, or that they cannot be computed. */
export function ScaledNote({ cooking }: { cooking: Cooking }) {
  const { ingredients, isScaled, servings, originalServings } = cooking
  if (!isScaled || servings === undefined || originalServings === undefined) return null
  const { retryReading, resetServings } = cooking
  if (retryReading) {
    const text = t.amountsAreNotScaled(originalServings)
    return <ReaderNote text={text} action={tryAgain} onAction={retryReading} role="status" />
  }
  const lines = ingredients.flatMap(group => group.lines.map(({ scaled }) => scaled))
  const isNoneScaled = lines.every(({ amount }) => amount === '') && lines.some(line => !line.isUnderstood)
  const text = isNoneScaled
    ? t.noAmountIsUnderstood(originalServings)
    : t.amountsAreScaled(servings, originalServings)
  return <ReaderNote text={text} action={t.asWritten} onAction={resetServings} />
}

type ListProps = { cooking: Cooking; heading?: 'h3' | 'h4' }

/** A checklist of ingredients. A line that is not understood stays as it was written. If the others are scaled, it is marked. */
export function IngredientList({ cooking, heading = 'h3' }: ListProps) {
  const { ingredients, direction, checked, toggle, isScaled } = cooking
  if (ingredients.length === 0) return <p className={styles.nothing}>{t.noIngredients}</p>
  return (
    <div dir={direction}>
      {ingredients.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and a heading may occur twice
        <TextGroup key={index} group={group} heading={heading} headingClass={styles.heading}>
          {group.lines.length > 0 && (
            <ul className={styles.list}>
              {group.lines.map(({ position, scaled: { before, amount, rest, isUnderstood } }) => (
                <li key={position}>
                  <label>
                    <input
                      type="checkbox"
                      className={`${checkboxClass} ${styles.checkbox}`}
                      checked={checked.has(position)}
                      onChange={() => toggle(position)}
                    />
                    <span>
                      {before}
                      {amount && <b>{amount}</b>}
                      {rest}
                      {isScaled && !isUnderstood && (
                        <>
                          {' '}
                          <small>{t.notScaled}</small>
                        </>
                      )}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </TextGroup>
      ))}
    </div>
  )
}
