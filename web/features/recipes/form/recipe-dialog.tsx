import { useEffect, useId, useRef, useState } from 'react'
import { recipesMessages } from '#contract/messages.ts'
import { useIsMounted } from '#web/api/use-is-mounted.ts'
import type { CurrentUser } from '#web/features/users/current-user.ts'
import { hasMedia, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { notify } from '#web/ui/notify.ts'
import type { Recipe } from '../recipe.ts'
import { cookOf } from './cook.ts'
import { DraftOffer } from './draft-offer.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { draftKey } from './kept-draft.ts'
import { PictureFields } from './picture-fields.tsx'
import { RecipeFields } from './recipe-fields.tsx'
import { blankTexts, bodyOf, textsOf, withoutDerivedPictures } from './recipe-texts.ts'
import { useRecipeForm } from './use-recipe-form.ts'
import { refusedFields, useSaveRecipe } from './use-save-recipe.ts'
import './recipe-dialog.css'

type Props = {
  /** The recipe to edit; a new one without it. */
  recipe: Recipe | undefined
  onClose: () => void
}

/** Opens as soon as it is known who writes, or that this cannot be known: the cook and the draft are theirs. */
export function RecipeDialog(props: Props) {
  const { data: user, isPending } = useCurrentUser()
  return isPending ? null : <RecipeEditor {...props} user={user} />
}

/**
 * Writes a recipe. Cancel and Escape close at once and lose nothing: what was written stays on this device as a draft,
 * offered when the form is opened again.
 */
function RecipeEditor({ recipe, user, onClose }: Props & { user: CurrentUser | undefined }) {
  const titleId = useId()
  const canUpload = hasMedia(user)
  const start = recipe ? textsOf(recipe) : blankTexts(cookOf(user))
  const form = useRecipeForm(start, draftKey(user?.id ?? '', recipe?.id))
  const { summary, isRefused, refuse } = useErrorSummary()
  const isOpen = useIsMounted()
  const save = useSaveRecipe(recipe, {
    onSaved: () => {
      form.saved()
      notify.success(`“${form.texts.title.trim()}” is saved.`)
      if (isOpen.current) onClose()
    },
    onFailed: failure => {
      if (!isOpen.current) return notify.error(recipesMessages.saveFailed)
      form.addErrors(refusedFields(failure))
    },
  })

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (recipe && form.isUnchanged) {
      notify.info(recipesMessages.unchanged)
      return onClose()
    }
    if (!form.checkAll()) return refuse()
    const body = bodyOf(form.texts)
    const derived = { drawnCover: recipe?.cover?.url, profilePicture: user?.profilePicture ?? '' }
    save.mutate(canUpload ? withoutDerivedPictures(body, derived) : body)
  }

  const close = () => {
    if (form.isKept) notify.info('What you wrote is kept on this device as a draft.')
    onClose()
  }

  return (
    <Dialog titleId={titleId} className="recipe-dialog" onClose={close}>
      <form className="recipe-form" noValidate onSubmit={submit}>
        <header>
          <h2 className="text-title-md" id={titleId}>
            {recipe ? 'Edit Your Recipe' : 'Create a New Culinary Masterpiece'}
          </h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={close}>
            <Icon name="x" />
          </button>
        </header>
        <div className="recipe-body">
          {isRefused && Object.keys(form.errors).length > 0 && (
            <ErrorSummary errors={form.errors} summary={summary} />
          )}
          {form.offered && <DraftOffer onTake={form.takeOffered} onDrop={form.dropOffered} />}
          <RecipeFields form={form} canUpload={canUpload} />
          <PictureFields form={form} canUpload={canUpload} drawnCover={recipe?.cover?.url} />
        </div>
        <footer>
          {save.isError && <Note kind="error">{recipesMessages.saveFailed}</Note>}
          <div className="form-actions">
            <span className="hint recipe-kept" role="status">
              {form.isKept && 'Draft kept on this device'}
            </span>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" type="submit" isBusy={save.isPending}>
              {recipe ? 'Update Recipe' : 'Create Recipe'}
            </Button>
          </div>
        </footer>
      </form>
    </Dialog>
  )
}

/** From the first refused try on, the summary stands at the top; every further try brings the focus back to it. */
function useErrorSummary() {
  const summary = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])
  return { summary, isRefused: tries > 0, refuse: () => setTries(tries + 1) }
}
