import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/notices.ts'
import * as recipeDetail from '#texts/recipe-detail.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.ts'
import { buttonRowClass } from '#web/ui/layouts.ts'
import { PrefetchLink } from '#web/ui/link.tsx'
import { hintClass } from '#web/ui/text.ts'
import styles from './hidden-actions.module.css'

type Props = { recipe: Recipe; onCook: (() => void) | undefined }

/** What the author can still do with a hidden recipe. The first action is to correct it. */
export function HiddenActions({ recipe, onCook }: Props) {
  return (
    <>
      <div className={`${buttonRowClass} ${styles.actions}`}>
        <PrefetchLink className={buttonClass({ look: 'primary' })} to={pageUrls.mendRecipe(recipe.id)}>
          <Icon name="pencil" />
          {t.mend}
        </PrefetchLink>
        {onCook && (
          <Button onClick={onCook}>
            <Icon name="chef-hat" />
            {recipeDetail.cookMode}
          </Button>
        )}
        <button
          type="button"
          className={iconButtonClass}
          aria-label={recipeDetail.print}
          onClick={() => window.print()}
        >
          <Icon name="printer" />
        </button>
      </div>
      {!recipe.moderation?.isWaiting && <p className={`${hintClass} ${styles.hint}`}>{t.whatFollows}</p>}
    </>
  )
}
