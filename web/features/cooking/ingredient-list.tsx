import * as t from '#texts/recipe-lines.ts'
import { checkboxClass } from '#web/ui/checkbox.ts'
import styles from './ingredient-list.module.css'
import type { Cooking } from './use-cooking.ts'

type Props = { cooking: Cooking; heading?: 'h3' | 'h4' }

/** A check list of ingredients. A line whose amount cannot be parsed is shown as it was written. */
export function IngredientList({ cooking, heading: Heading = 'h3' }: Props) {
  const { ingredients, checked, toggle, scaleIngredient } = cooking
  if (ingredients.length === 0) return <p className="mt-4 text-ink-2">{t.noIngredients}</p>
  return ingredients.map(({ heading, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is fixed, and a heading may occur twice
    <div key={index}>
      {heading && <Heading className={styles.heading}>{heading}</Heading>}
      <ul className={styles.root}>
        {lines.map(({ position, text }) => {
          const scaled = scaleIngredient(text)
          return (
            <li key={position}>
              <label>
                <input
                  type="checkbox"
                  className={`${checkboxClass} ${styles.checkbox}`}
                  checked={checked.has(position)}
                  onChange={() => toggle(position)}
                />
                <span>
                  {scaled ? (
                    <>
                      <b>{scaled.amount}</b> {scaled.rest}
                    </>
                  ) : (
                    text
                  )}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </div>
  ))
}
