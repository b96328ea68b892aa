import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as t from '#texts/my-recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { notShown } from '../not-shown.ts'
import { RecipeCard } from '../recipe-card.tsx'
import styles from './created-recipes.module.css'
import { useMyRecipes } from './my-recipes.queries.ts'
import { RecipeSection } from './recipe-section.tsx'

type Props = {
  /** Shown beside the title. */
  action?: ReactNode
  onCreate: () => void
  onEdit: (recipe: Recipe) => void
  onDelete: (recipe: Recipe) => void
}

export function CreatedRecipes({ action, onCreate, onEdit, onDelete }: Props) {
  const list = useMyRecipes('user')
  useAskedForm(list.recipes, { onCreate, onEdit })
  return (
    <div data-list="user">
      <RecipeSection
        title={t.created}
        loading={t.loadingCreated}
        heading="h1"
        list={list}
        action={action}
        empty={
          <EmptyState title={t.noneCreated} text={t.noneCreatedHint}>
            <Button onClick={onCreate}>{t.writeFirstRecipe}</Button>
          </EmptyState>
        }
        card={recipe => (
          <RecipeCard
            recipe={recipe}
            mark={<NotShownMark recipe={recipe} />}
            actions={
              <div className={styles.actions}>
                <button
                  type="button"
                  className={iconButtonClass}
                  aria-label={t.editRecipe(recipe.title)}
                  onClick={() => onEdit(recipe)}
                >
                  <Icon name="pencil" />
                </button>
                <button
                  type="button"
                  className={iconButtonClass}
                  aria-label={t.deleteRecipe(recipe.title)}
                  onClick={() => onDelete(recipe)}
                >
                  <Icon name="trash-2" />
                </button>
              </div>
            }
          />
        )}
      />
    </div>
  )
}

const NotShownMark = ({ recipe }: { recipe: Recipe }) => {
  const words = notShown(recipe)
  return words && <span className={styles.hidden}>{words}</span>
}

/** Opens the form that the address requests, once: that of the recipe it names, or of a new one. */
function useAskedForm(
  recipes: readonly Recipe[] | undefined,
  { onCreate, onEdit }: Pick<Props, 'onCreate' | 'onEdit'>,
): void {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const isNew = asked.has('create')
  const recipe = recipes?.find(({ id }) => id === asked.get('edit'))
  useEffect(() => {
    if (!isNew && !recipe) return
    navigate(pathname, { replace: true, preventScrollReset: true })
    if (recipe) onEdit(recipe)
    else onCreate()
  }, [isNew, recipe, pathname, navigate, onCreate, onEdit])
}
