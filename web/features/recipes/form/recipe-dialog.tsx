import type { ReactNode } from 'react'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/recipe-form.ts'
import * as ui from '#texts/ui.ts'
import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { useIsMounted } from '#web/api/use-single-flight-mutation.ts'
import { supportsMedia, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Note } from '#web/ui/note.tsx'
import { hintClass } from '#web/ui/text.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import { draftKey } from './draft-storage.ts'
import { ErrorSummary, useErrorSummary } from './error-summary.tsx'
import { PictureFields } from './picture-fields.tsx'
import styles from './recipe-dialog.module.css'
import { RecipeFields } from './recipe-fields.tsx'
import { RecipeFormDialog } from './recipe-form-dialog.tsx'
import { chefOf, editBodyOf, emptyFormValues, formValuesOf, withoutDerived } from './recipe-form-values.ts'
import { RestoreDraftNotice } from './restore-draft-notice.tsx'
import { ownPage } from './site-pages.ts'
import { useRecipeForm } from './use-recipe-form.ts'
import { limitSentence, refusedFields, useSaveRecipe } from './use-save-recipe.ts'

/** Only for our own server, which alone draws covers. Saving works the same without this part, because the server decides. */
const SaveAs = lazyPart(() => import('./save-as.tsx'), 'SaveAs')

type Props = {
  /** The recipe to edit. Undefined for a new one. */
  recipe: Recipe | undefined
  /** Shown below the recipe's picture. */
  photoNote?: ReactNode
  onClose: () => void
}

/** Opens once the user's profile has loaded or failed, because the offered chef and the draft depend on it. */
export function RecipeDialog(props: Props) {
  const { data: user, isFetched } = useCurrentUser()
  // Not `isPending`, which becomes true again when a failed query is refetched while something is typed.
  return isFetched ? <RecipeEditor {...props} user={user} /> : null
}

/**
 * The recipe form in a dialog. Cancel and Escape close it at once and lose nothing: the text stays on this device as a draft,
 * which is offered when the form is opened again.
 */
function RecipeEditor({ recipe, photoNote, user, onClose }: Props & { user: CurrentUser | undefined }) {
  const canUpload = supportsMedia(user)
  const initialValues = recipe ? formValuesOf(recipe) : emptyFormValues()
  const form = useRecipeForm(initialValues, {
    isNew: !recipe,
    draftKey: draftKey(user?.id ?? '', recipe?.id),
  })
  const { summary, isSummaryShown, showSummary } = useErrorSummary()
  const isOpen = useIsMounted()
  const save = useSaveRecipe(recipe, {
    idempotencyKey: form.keepIdempotencyKey,
    onSaved: () => {
      form.clearDraft()
      const saved = recipe?.moderation ? t.isSavedForModerators : t.isSaved
      showToast.success(saved(form.values.title.trim()))
      if (isOpen.current) onClose()
    },
    onFailed: failure => {
      if (!isOpen.current) return showToast.error(messages.recipeSaveFailed)
      form.addErrors(refusedFields(failure))
    },
  })

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (recipe && form.isUnchanged) {
      showToast.info(messages.recipeUnchanged)
      return onClose()
    }
    if (!form.validateAll()) return showSummary()
    const body = editBodyOf(form.values)
    const derived = {
      ownPage: ownPage(recipe?.id),
      coverUrl: recipe?.cover?.url,
      profilePicture: user?.profilePicture ?? '',
    }
    save.mutate(canUpload ? withoutDerived(body, derived) : body)
  }

  const close = () => {
    if (form.isDraftSaved) showToast.info(t.draftKeptOnClose)
    onClose()
  }

  return (
    <RecipeFormDialog
      title={recipe ? t.editTitle : t.createTitle}
      footer={
        <>
          {save.isError && (
            <Note kind="error">
              {messages.recipeSaveFailed} {limitSentence(save.error)}
            </Note>
          )}
          <FormActions>
            <span className={`${hintClass} ${styles.draftStatus}`} role="status">
              {form.isDraftSaved && t.draftKept}
            </span>
            <Button onClick={close}>{ui.cancel}</Button>
            <Button look="primary" type="submit" isBusy={save.isPending}>
              {recipe ? t.update : t.create}
            </Button>
          </FormActions>
        </>
      }
      onSubmit={submit}
      onClose={close}
    >
      {isSummaryShown && Object.keys(form.errors).length > 0 && (
        <ErrorSummary errors={form.errors} summary={summary} />
      )}
      {form.restorableDraft && <RestoreDraftNotice form={form} />}
      <RecipeFields form={form} recipeId={recipe?.id} canUpload={canUpload} member={user && chefOf(user)} />
      <PictureFields form={form} canUpload={canUpload} coverUrl={recipe?.cover?.url} note={photoNote} />
      {recipe?.cover && !form.isUnchanged && (
        <SaveAs
          version={recipe.version ?? 1}
          saved={form.initialValues}
          edited={form.values}
          onReason={whatChanged => form.setValues({ whatChanged })}
        />
      )}
    </RecipeFormDialog>
  )
}
