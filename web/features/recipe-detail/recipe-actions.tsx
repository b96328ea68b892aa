import type { ReactNode } from 'react'
import * as t from '#texts/recipe-detail.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { buttonRowClass } from '#web/ui/layouts.ts'
import styles from './recipe-actions.module.css'

type Props = {
  /** Undefined if the recipe has no steps to cook by. */
  onCook: (() => void) | undefined
  /** Undefined if the reader is not asked how it went. */
  onCooked: (() => void) | undefined
  bookmark: ReactNode
  share: ReactNode
  /** Shown after all other actions. */
  more: ReactNode
}

const printRecipe = () => window.print()

export const RecipeActions = ({ onCook, onCooked, bookmark, share, more }: Props) => (
  <div className={`${buttonRowClass} ${styles.root}`}>
    {onCook && (
      <Button look="primary" className={styles.cook} onClick={onCook}>
        <Icon name="chef-hat" />
        {t.cookMode}
      </Button>
    )}
    {onCooked && (
      <Button className={styles.cooked} onClick={onCooked}>
        <Icon name="utensils" />
        {t.cookedThis}
      </Button>
    )}
    {bookmark}
    {share}
    <button type="button" className={iconButtonClass} aria-label={t.print} onClick={printRecipe}>
      <Icon name="printer" />
    </button>
    {more}
  </div>
)
