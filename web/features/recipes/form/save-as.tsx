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
  /** The number of the version that the recipe is. */
  version: number
  saved: RecipeFormValues
  edited: RecipeFormValues
  onReason: (whatChanged: string) => void
}

/** Which version saving makes of a recipe, and why, in its author's words. */
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

/** What the server will find; undefined while there is nothing new to a cook. Typing goes first. */
function useToldChange(saved: RecipeFormValues, edited: RecipeFormValues): string | undefined {
  const deferred = useDeferredValue(edited)
  return useMemo(() => {
    const change = versionChange(recipeBodyOf(saved), recipeBodyOf(deferred))
    return change && changeSentence(change)
  }, [saved, deferred])
}
