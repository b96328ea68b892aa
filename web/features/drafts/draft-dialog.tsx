import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Draft } from '#contract/drafts.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/drafts.ts'
import * as ui from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import { invalidate } from '#web/api/query-client.ts'
import { draftsKey } from '#web/api/query-keys.ts'
import { deleteDraft as deleteCopy, draftKey } from '#web/features/recipes/form/draft-storage.ts'
import { ErrorSummary, useErrorSummary } from '#web/features/recipes/form/error-summary.tsx'
import { PictureFields } from '#web/features/recipes/form/picture-fields.tsx'
import { RecipeFields } from '#web/features/recipes/form/recipe-fields.tsx'
import { RecipeFormDialog } from '#web/features/recipes/form/recipe-form-dialog.tsx'
import { chefOf, isSameRecipe } from '#web/features/recipes/form/recipe-form-values.ts'
import { RestoreDraftNotice } from '#web/features/recipes/form/restore-draft-notice.tsx'
import { ownPage } from '#web/features/recipes/form/site-pages.ts'
import { useRecipeForm } from '#web/features/recipes/form/use-recipe-form.ts'
import { refusedFields } from '#web/features/recipes/form/use-save-recipe.ts'
import { supportsMedia, useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { type AutosaveState, openAutosave } from './autosave.ts'
import { AutosaveProblem, AutosaveStatus } from './autosave-status.tsx'
import { draftFieldsOf, formValuesOfDraft } from './draft-form-values.ts'
import { draftQuery, loadForPublishing } from './drafts.queries.ts'

type Props = { id: string; onClose: () => void; onPublish: () => void }

/** The recipe form with a draft, shown once the draft and the user's profile have loaded. */
export function DraftDialog(props: Props) {
  const { data: draft, isError, isFetching, refetch } = useQuery(draftQuery(props.id))
  const { data: user, isFetched } = useCurrentUser()
  const [reads, setReads] = useState(0)
  if (isError && !draft)
    return (
      <ConfirmDialog
        title={t.notOpened}
        text={t.notOpenedWhy}
        confirm={ui.tryAgain}
        isBusy={isFetching}
        onConfirm={refetch}
        onClose={props.onClose}
      />
    )
  // Not `isPending`, which becomes true again when a failed query is refetched while something is typed.
  if (!draft || !isFetched) return null
  const readAgain = async () => {
    const { isSuccess } = await refetch()
    if (isSuccess) setReads(reads + 1)
    return isSuccess
  }
  return <DraftEditor key={reads} {...props} draft={draft} user={user} onReadAgain={readAgain} />
}

type EditorProps = Props & {
  draft: Draft
  user: CurrentUser | undefined
  onReadAgain: () => Promise<boolean>
}

/** Saves the text on the server while it is being written, and on this device until the server has it. */
function DraftEditor({ draft, user, onClose, onPublish, onReadAgain }: EditorProps) {
  const queries = useQueryClient()
  const canUpload = supportsMedia(user)
  const key = draftKey(user?.id ?? '', `draft-${draft.id}`)
  const initialValues = formValuesOfDraft(draft)
  const form = useRecipeForm(initialValues, { isNew: false, isServerDraft: true, draftKey: key })
  const { summary, isSummaryShown, showSummary } = useErrorSummary()
  const [state, setState] = useState<AutosaveState>()
  const [isPreparing, setIsPreparing] = useState(false)

  const derived = canUpload
    ? { ownPage: ownPage(undefined), coverUrl: undefined, profilePicture: user?.profilePicture ?? '' }
    : undefined
  const onState = (next: AutosaveState) => {
    if (next.kind === 'saved') deleteCopy(key)
    if (next.kind === 'failed') form.addErrors(refusedFields(next.failure))
    setState(next)
  }
  const [autosave] = useState(() =>
    openAutosave({
      id: draft.id,
      revision: draft.revision,
      fields: draftFieldsOf(initialValues, derived),
      readFields: async () => {
        const there = await call(rows.getDraft, { id: draft.id })
        return { revision: there.revision, fields: draftFieldsOf(formValuesOfDraft(there), derived) }
      },
      onState,
    }),
  )
  useEffect(() => autosave.write(draftFieldsOf(form.values, derived)))
  useEffect(
    () => () => {
      autosave.close().then(isSaved => {
        if (!isSaved) showToast.info(t.keptOnDevice)
        invalidate(queries, { queryKey: [...draftsKey, 'list'] })
      })
    },
    [autosave, queries],
  )

  const keep = async () => {
    if (await autosave.flush()) onClose()
  }
  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPreparing) return
    if (!form.validateAll()) return showSummary()
    setIsPreparing(true)
    try {
      if (!(await autosave.flush())) return
      await loadForPublishing(queries, String(draft.id))
      onPublish()
    } catch (failure) {
      setState({ kind: 'failed', failure: failure as Error, isRetried: false })
    } finally {
      setIsPreparing(false)
    }
  }
  const showOther = async () => {
    if (!(await onReadAgain())) return
    autosave.discard()
    deleteCopy(key)
  }

  const { restorableDraft } = form
  return (
    <RecipeFormDialog
      title={t.goOnWithDraft}
      footer={
        <>
          <AutosaveProblem
            state={state}
            onRetry={autosave.flush}
            onOverwrite={autosave.overwrite}
            onShowOther={showOther}
          />
          <FormActions>
            <AutosaveStatus state={state} />
            <Button onClick={keep}>{t.keepAsDraft}</Button>
            <Button look="primary" type="submit" isBusy={isPreparing}>
              {t.publish}
            </Button>
          </FormActions>
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {isSummaryShown && Object.keys(form.errors).length > 0 && (
        <ErrorSummary errors={form.errors} summary={summary} />
      )}
      {restorableDraft && !isSameRecipe(restorableDraft.texts, initialValues) && (
        <RestoreDraftNotice form={form} />
      )}
      <RecipeFields form={form} canUpload={canUpload} member={user && chefOf(user)} />
      <PictureFields form={form} canUpload={canUpload} coverUrl={undefined} />
    </RecipeFormDialog>
  )
}
