import { useState } from 'react'
import * as t from '#texts/own-hidden.ts'
import * as detail from '#texts/recipe-detail.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { RecipeDialog } from '#web/features/recipes/form/recipe-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { hintClass } from '#web/ui/hint.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import styles from './hidden-actions.module.css'

type Props = { recipe: Recipe; onCook: (() => void) | undefined }

/** What its author can still do with it: first of all, mend it. */
export function HiddenActions({ recipe, onCook }: Props) {
  const [isMending, setMending] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => setMending(true)}>
          <Icon name="pencil" />
          {t.mend}
        </Button>
        {onCook && (
          <Button onClick={onCook}>
            <Icon name="chef-hat" />
            {detail.cookMode}
          </Button>
        )}
        <button
          type="button"
          className={iconButtonClass}
          aria-label={detail.print}
          onClick={() => window.print()}
        >
          <Icon name="printer" />
        </button>
      </div>
      <p className={`${hintClass} ${styles.hint}`}>{t.whatFollows}</p>
      {isMending && <RecipeDialog recipe={recipe} onClose={() => setMending(false)} />}
    </>
  )
}
