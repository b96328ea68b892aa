import * as t from '#texts/recipe-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { FieldPair } from '#web/ui/form.tsx'
import { FillButton, filledFieldClass } from './fill-button.tsx'
import { countryPage, ownPage } from './site-pages.ts'
import type { RecipeForm } from './use-recipe-form.ts'
import { urlFieldProps } from './use-recipe-form.ts'

type Props = {
  form: RecipeForm
  /** Undefined for a recipe that is not published yet. */
  recipeId: string | undefined
  /** Whether the backend gives a recipe without an address its own page. */
  hasOwnPage: boolean
}

/** The recipe's source, and a page with more about it. Either can be filled with a page of this site. */
export function LinkFields({ form, recipeId, hasOwnPage }: Props) {
  const { url, moreInfoUrl, countryOfOrigin } = form.values
  const own = ownPage(recipeId)
  const kitchen = countryPage(countryOfOrigin)
  return (
    <FieldPair>
      <div className={filledFieldClass}>
        <TextField
          {...urlFieldProps(form, 'url')}
          hint={url === ownPage(undefined) ? t.ownPagePending : t.urlHint}
        />
        {hasOwnPage && (
          <FillButton icon="utensils" isUsed={url === own} onUse={() => form.setValue('url', own)}>
            {t.useOwnPage}
          </FillButton>
        )}
      </div>
      <div className={filledFieldClass}>
        <TextField {...urlFieldProps(form, 'moreInfoUrl')} hint={t.moreInfoUrlHint} />
        <FillButton
          icon="map-pin"
          isUsed={moreInfoUrl === kitchen}
          onUse={() => form.setValue('moreInfoUrl', kitchen)}
        >
          {t.ourRecipesFrom(countryOfOrigin.trim())}
        </FillButton>
      </div>
    </FieldPair>
  )
}
