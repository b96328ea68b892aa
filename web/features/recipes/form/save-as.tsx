import { useDeferredValue, useMemo } from 'react'
import * as limits from '#contract/limits.ts'
import { versionChange } from '#contract/recipe-versions/version-change.ts'
import * as t from '#texts/recipe-form.ts'
import { changeSentence } from '#texts/told-changes.ts'
import { TextField } from '#web/ui/field.tsx'
import { hintClass } from '#web/ui/text.ts'
import { type RecipeFormValues, recipeBodyOf } from './recipe-form-values.ts'
import styles from './save-as.module.css'

type Props = {
  /** The number of the recipe's current version. */
  version: number
  saved: RecipeFormValues
  edited: RecipeFormValues
  onReason: (whatChanged: string) => void
}

/** Says which version saving will make of a recipe, and why. The author may give the reason in their own words. */
export function SaveAs({ version, saved, edited, onReason }: Props) {
  const told = useToldChange(saved, edited)
  return (
    <div className={styles.root}>
      <div>
        <p role="status">{told ? t.willBeVersion(version + 1) : t.correction}</p>
        <p className={hintClass}>
          {told ? (
            <>
              <bdi>{told}</bdi> {t.whoIsTold}
            </>
          ) : (
            t.staysVersion(version)
          )}
        </p>
      </div>
      {told && (
        <TextField
          label={t.whatChanged}
          hint={t.mayStayEmpty}
          name="whatChanged"
          autoComplete="off"
          maxLength={limits.maxWhatChangedLength}
          value={edited.whatChanged ?? ''}
          onChange={event => onReason(event.target.value)}
        />
      )}
    </div>
  )
}

/** Returns the change that the server will find. Undefined while nothing is new to a cook. Typing has priority. */
function useToldChange(saved: RecipeFormValues, edited: RecipeFormValues): string | undefined {
  const deferred = useDeferredValue(edited)
  return useMemo(() => {
    const change = versionChange(recipeBodyOf(saved), recipeBodyOf(deferred))
    return change && changeSentence(change)
  }, [saved, deferred])
}
