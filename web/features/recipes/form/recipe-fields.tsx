import { useEffect, useState } from 'react'
import * as limits from '#contract/limits.ts'
import { dietLabels } from '#texts/diets.ts'
import * as t from '#texts/recipe-form.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { ChefFields } from './chef-fields.tsx'
import styles from './recipe-fields.module.css'
import type { Chef } from './recipe-form-values.ts'
import type { RecipeForm } from './use-recipe-form.ts'
import { recipeFieldProps, urlFieldProps } from './use-recipe-form.ts'

type Props = { form: RecipeForm; canUpload: boolean; member: Chef | undefined }

/** All text fields; the picture is beside them. */
export const RecipeFields = ({ form, canUpload, member }: Props) => (
  <div className="grid gap-5">
    <TextField {...recipeFieldProps(form, 'title')} data-autofocus />
    <div className={`${styles.pair} grid gap-x-4 gap-y-5 tablet:grid-cols-[1fr_1fr]`}>
      <TextField {...recipeFieldProps(form, 'dietType')} list="diets" />
      <datalist id="diets">
        {Object.entries(dietLabels).map(([diet, label]) => (
          <option key={diet} value={diet} label={label} />
        ))}
      </datalist>
      <TextField {...recipeFieldProps(form, 'countryOfOrigin')} autoComplete="country-name" />
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
    <div className="grid gap-x-4 gap-y-5 tablet:grid-cols-[1fr_1fr]">
      <TextField {...urlFieldProps(form, 'url')} />
      <TextField {...urlFieldProps(form, 'moreInfoUrl')} />
    </div>
  </div>
)

/** Its hint says how the filters will read the time, once what reads times has loaded. */
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
