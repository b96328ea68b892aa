import { useRef, useState } from 'react'
import { dropDraft, findDraft, keepDraft } from './kept-draft.ts'
import { type RecipeErrors, recipeError, recipeErrors } from './recipe-errors.ts'
import { isSameRecipe, type RecipeField, type RecipeTexts } from './recipe-texts.ts'

/** What stands in the form, what is wrong with it, and the draft of it that is kept while it differs from the start. */
export function useRecipeForm(initial: RecipeTexts, draft: string) {
  const [start] = useState(initial)
  const [texts, setTexts] = useState(start)
  const [errors, setErrors] = useState<RecipeErrors>({})
  const [isKept, setIsKept] = useState(false)
  const [offered, setOffered] = useState(() => findDraft(draft))
  const latest = useRef(texts)

  const replace = (next: RecipeTexts) => {
    latest.current = next
    setTexts(next)
    if (isSameRecipe(next, start)) {
      dropDraft(draft)
      setIsKept(false)
      return
    }
    setIsKept(keepDraft(draft, next))
  }

  const setError = (field: RecipeField, error: string | undefined) =>
    setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others))

  return {
    texts,
    errors,
    isKept,
    isUnchanged: isSameRecipe(texts, start),
    /** An earlier draft that nobody has decided about yet. */
    offered,
    write(field: RecipeField, text: string) {
      replace({ ...latest.current, [field]: text })
      if (errors[field]) setError(field, recipeError(field, text))
    },
    /** When a field is left: what was never touched is not yet at fault. */
    check(field: RecipeField) {
      if (texts[field] !== start[field] || texts[field] !== '')
        setError(field, recipeError(field, texts[field]))
    },
    checkAll(): boolean {
      const found = recipeErrors(texts)
      setErrors(found)
      return Object.keys(found).length === 0
    },
    addErrors: (found: RecipeErrors) => setErrors(known => ({ ...known, ...found })),
    takeOffered() {
      if (offered) replace(offered)
      setOffered(undefined)
      setErrors({})
    },
    dropOffered() {
      dropDraft(draft)
      setOffered(undefined)
    },
    saved: () => dropDraft(draft),
  }
}

export type RecipeForm = ReturnType<typeof useRecipeForm>
