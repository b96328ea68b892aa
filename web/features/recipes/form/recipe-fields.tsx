import { type ChangeEvent, useEffect, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/recipe-form.ts'
import { dietLabels } from '#texts/recipes.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { fieldsClass } from '#web/ui/form.tsx'
import { ChefFields } from './chef-fields.tsx'
import { LinkFields } from './link-fields.tsx'
import styles from './recipe-fields.module.css'
import type { Chef } from './recipe-form-values.ts'
import { countryPage } from './site-pages.ts'
import type { RecipeForm } from './use-recipe-form.ts'
import { recipeFieldProps } from './use-recipe-form.ts'

type Props = {
  form: RecipeForm
  /** Undefined for a recipe that is not published yet. */
  recipeId?: string | undefined
  canUpload: boolean
  member: Chef | undefined
}

/** All text fields. The picture is beside them. */
export const RecipeFields = ({ form, recipeId, canUpload, member }: Props) => (
  <div className={fieldsClass}>
    <TextField {...recipeFieldProps(form, 'title')} data-autofocus />
    <div className={styles.pair}>
      <TextField {...recipeFieldProps(form, 'dietType')} list="diets" />
      <datalist id="diets">
        {Object.entries(dietLabels).map(([diet, label]) => (
          <option key={diet} value={diet} label={label} />
        ))}
      </datalist>
      <CountryField form={form} />
    </div>
    <div className={styles.numbers}>
      <PrepTimeField form={form} />
      <TextField {...recipeFieldProps(form, 'servings')} type="number" min={limits.minServings} step="any" />
      <TextField
        {...recipeFieldProps(form, 'rating')}
        type="number"
        inputMode="decimal"
        min={0}
        max={limits.maxRating}
        step={limits.ratingFormStep}
        hint={t.ratingHint(limits.maxRating, limits.ratingFormStep)}
      />
    </div>
    <TextArea {...recipeFieldProps(form, 'ingredients')} hint={t.ingredientsHint} />
    <TextArea {...recipeFieldProps(form, 'instructions')} hint={t.instructionsHint} />
    <ChefFields form={form} canUpload={canUpload} member={member} />
    <LinkFields form={form} recipeId={recipeId} hasOwnPage={canUpload} />
  </div>
)

/** The country. If the page of the country's recipes was chosen as a link, it follows the country. */
function CountryField({ form }: Pick<Props, 'form'>) {
  const { countryOfOrigin, moreInfoUrl } = form.values
  const isPageChosen = moreInfoUrl === countryPage(countryOfOrigin)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) =>
    form.setValues({
      countryOfOrigin: target.value,
      ...(isPageChosen && { moreInfoUrl: countryPage(target.value) }),
    })
  return (
    <TextField
      {...recipeFieldProps(form, 'countryOfOrigin')}
      onChange={onChange}
      autoComplete="country-name"
    />
  )
}

/** The preparation time. Its hint says how the filters will read it, once the code that reads times has loaded. */
function PrepTimeField({ form }: Pick<Props, 'form'>) {
  const text = form.values.prepTime
  const isBlank = text.trim() === ''
  const [parsePrepTime, setParser] = useState<typeof import('#contract/times/prep-time.ts').parsePrepTime>()
  useEffect(() => {
    if (isBlank || parsePrepTime) return
    import('#contract/times/prep-time.ts').then(
      loaded => setParser(() => loaded.parsePrepTime),
      () => {},
    )
  }, [isBlank, parsePrepTime])
  return (
    <TextField
      {...recipeFieldProps(form, 'prepTime')}
      placeholder={t.prepTimePlaceholder}
      hint={isBlank || !parsePrepTime ? undefined : hintFor(parsePrepTime(text))}
    />
  )
}

const hintFor = (minutes: number | undefined): string =>
  minutes === undefined ? t.prepTimeNotFound : t.prepTimeReadAs(minutes)
