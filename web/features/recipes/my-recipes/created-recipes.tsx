import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as t from '#texts/my-recipes.ts'
import { hidden } from '#texts/own-hidden.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { RecipeCard } from '../recipe-card.tsx'
import styles from './created-recipes.module.css'
import { useMyRecipes } from './my-recipes.queries.ts'
import { RecipeSection } from './recipe-section.tsx'

type Props = { onCreate: () => void; onEdit: (recipe: Recipe) => void; onDelete: (recipe: Recipe) => void }

export function CreatedRecipes({ onCreate, onEdit, onDelete }: Props) {
  const list = useMyRecipes('user')
  useAskedEdit(list.recipes, onEdit)
  return (
    <div data-list="user">
      <RecipeSection
        title={t.created}
        loading={t.loadingCreated}
        heading="h1"
        list={list}
        empty={
          <EmptyState title={t.noneCreated} text={t.noneCreatedHint}>
            <Button onClick={onCreate}>{t.writeFirstRecipe}</Button>
          </EmptyState>
        }
        card={recipe => (
          <RecipeCard
            recipe={recipe}
            corner={recipe.moderation && <span className={styles.hidden}>{hidden}</span>}
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

/** Opens the form of the recipe that the address names, once. */
function useAskedEdit(recipes: readonly Recipe[] | undefined, onEdit: Props['onEdit']): void {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('edit')
  const recipe = asked === null ? undefined : recipes?.find(({ id }) => id === asked)
  useEffect(() => {
    if (!recipe) return
    navigate(pathname, { replace: true, preventScrollReset: true })
    onEdit(recipe)
  }, [recipe, pathname, navigate, onEdit])
}
